// A dialog that goes makes the browser look at the whole page again. Whatever would need the result at
// once, such as moving the focus, waits until the page is drawn without it.
import { afterFrame } from './frames';

let going = 0;

export const isDialogGoing = (): boolean => going > 0;

export function afterDialog(then: () => void): void {
  going += 1;
  afterFrame(() => {
    going -= 1;
    then();
  });
}
