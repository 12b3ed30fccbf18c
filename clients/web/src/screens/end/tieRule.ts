// The word that names how a game orders people with equal points (rules: farar §9.3, zirkhaki §8.4,
// draftosaurus §9.3–9.4, survive §10.3).
export function tieWord(game: string, options: Record<string, string>): string {
  if (game === 'zirkhaki') return 'site.tie_cards';
  if (game === 'survive' && options['tiebreak'] === 'explorers') return 'site.tie_explorers';
  if (game === 'draftosaurus' && !(options['board'] === 'match' && options['match_tie'] === 'shared')) return 'site.tie_trex';
  return 'site.tie_shared';
}
