// What a board puts into the frame round it: the buttons of the action bar, the question above them
// and the words that describe the position. The frame owns it; a board writes it in an effect.

export interface OfferButton {
  id: string; // stays the same for the whole game, and so does the button's place
  label: string;
  primary?: boolean; // stands at the inline end; the E key presses it
  refused?: boolean; // not allowed now: pressing it should tell why
  back?: boolean; // takes back what I have in mind: nothing to choose, so the N key leaves it out
  secret?: boolean; // its label tells what only I may know
  press(): void;
}

export class Offer {
  buttons = $state.raw<OfferButton[]>([]); // at most three
  numbered = $state(false); // the keys 1–9 press what is lit on the board, in its order, rather than the buttons
  prompt = $state(''); // "" leaves the question to the frame
  status = $state(''); // stands in place of the question while that has to wait; it is not asked
  standing = $state(''); // what a listener is told with the question: the step, chances, sums
  describe: () => string[] = () => []; // the position in at most four sentences

  clear(): void {
    this.buttons = [];
    this.numbered = false;
    this.prompt = this.status = this.standing = '';
    this.describe = () => [];
  }
}
