// Where people came from: all that tells two of them in one hex apart once values are out of sight.
// Who is carried in a boat has not gone anywhere; what was staged and taken back never happened.
import type { SurviveView } from '../../net/protocol';

export type Origins = Record<number, string>;

export class OriginBook {
  private before: SurviveView | undefined;
  private pages: Origins[] = [{}]; // by the number of staged moves

  // The origins in this view, after `staged` moves of a draft.
  note(view: SurviveView, staged: number): Origins {
    const { before } = this;
    this.before = view;
    if (staged < this.pages.length - 1 && staged > 0) {
      this.pages.length = staged + 1;
      return this.pages[staged]!;
    }
    const undone = staged === 0 && this.pages.length > 1 && before !== undefined && this.returnsTo(view);
    if (undone) {
      this.pages.length = 1;
      return this.pages[0]!;
    }
    const next = { ...this.pages.at(-1)! };
    view.place.forEach((now, id) => {
      const last = before?.place[id];
      const carried = before?.aboard[id] && view.aboard[id];
      if (last && last !== now && last !== 'none' && !carried) next[id] = last;
    });
    if (staged === 0) this.start = view.place;
    this.pages = staged === 0 ? [next] : [...this.pages.slice(0, staged), next];
    return next;
  }

  private start: readonly string[] = [];
  private returnsTo(view: SurviveView): boolean {
    return view.place.every((at, id) => at === this.start[id]);
  }
}
