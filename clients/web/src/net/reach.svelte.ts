// The address under which others find this server, for links and QR codes. The one at which this page was opened
// comes first; one of loopback leads each device to itself, so it is never handed on, and the server tells its own.
export interface Told {
  addresses: string[];
  only_here: boolean; // it listens to its own machine alone
}

export const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/i.test(host);

export function choicesOf(page: { hostname: string; origin: string }, told: Told | null): string[] {
  const own = isLoopback(page.hostname) ? [] : [page.origin];
  return [...new Set([...own, ...(told?.addresses ?? [])])];
}

class Reach {
  private told = $state.raw<Told | null>(null);
  private wish = $state('');

  choices = $derived(choicesOf(location, this.told));
  // "" while none is known, or where there is none.
  address = $derived(this.choices.includes(this.wish) ? this.wish : (this.choices[0] ?? ''));
  // Why nobody else can come, as the key of a sentence; "" where they can, and before the server has told.
  barrier = $derived(this.address || !this.told ? '' : this.told.only_here ? 'site.only_here' : 'site.no_address');

  choose(address: string): void {
    this.wish = address;
  }

  // Anew for each invitation: a machine comes into another network now and then.
  async ask(): Promise<void> {
    try {
      const response = await fetch('/api/addresses');
      if (response.ok) this.told = (await response.json()) as Told;
    } catch {
      // The line is down; who shows an invitation asks again when it is back.
    }
  }
}

export const reach = new Reach();
