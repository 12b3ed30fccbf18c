// Tasks of their own come by one channel for all of them: a timer's would come up to 4 ms later, and making a channel
// takes longer than what is done there.
const due: (() => void)[] = [];
let channel: MessageChannel | undefined;

// For what would make a task too long: the browser tells of a tap within a frame, and what that changes would be drawn
// in the same task. In the order in which it is asked for; never after what afterFrame does later.
export function inOwnTask(then: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => due.shift()?.();
  }
  due.push(then);
  channel.port2.postMessage(null);
}

// `then` in a task of its own after the next frame is painted, told how many ms that frame took; a page that is not
// seen has no frames, and waits for none. Never at once: who asks for it again until something is over must not go round
// in circles. What is returned calls it off.
export function afterFrame(then: (took: number) => void): () => void {
  let off = false;
  const go = (took: number) => {
    if (!off) then(took);
  };
  if (document.hidden) inOwnTask(() => go(0));
  else
    requestAnimationFrame(() => {
      const begun = performance.now();
      inOwnTask(() => go(performance.now() - begun));
    });
  return () => {
    off = true;
  };
}
