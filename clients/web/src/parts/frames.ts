// What a tap sets going, in a task of its own: the browser tells of the tap within a frame, and what
// that changes would be drawn in the same task.
export function inOwnTask(then: () => void): void {
  setTimeout(then);
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
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        go(performance.now() - begun);
      };
      port2.postMessage(null);
    });
  return () => {
    off = true;
  };
}
