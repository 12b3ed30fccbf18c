import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, ruledGames, rulesFolder } from '../../tools/rules';
import { readSheet, type Language } from '../../tools/ruleSheet';
import { games } from '../net/protocol';
import type { RuleSheet } from './sheet';

const textOf = (game: string): string => readFileSync(join(rulesFolder, `${game}.md`), 'utf8');
const sheetOf = (game: string, language: Language): RuleSheet => readSheet(textOf(game), game, language);
const allOf = ({ lead, sections, note }: RuleSheet): string => [lead, ...sections.map(({ html }) => html), note].join('\n');

// The numbers that stand in the file itself: of sections and paragraphs, in one language.
function numbersIn(game: string, language: Language): string[] {
  const [, english, persian] = textOf(game).split(/^## .*$/m);
  const half = (language === 'en' ? english : persian)!;
  return [...half.matchAll(/^(?:### |\*\*)§([\d.]+)/gm)].map(([, number]) => number!);
}
function placesOf({ sections }: RuleSheet): string[] {
  return sections.flatMap(({ number, html }) => [number, ...[...html.matchAll(/ id="([\d.]+)"/g)].map(([, place]) => place!)]);
}

const outline = (english: string): string => `# Game\n\nNote\n\nیادداشت\n\n## English\n\nLead\n\n### §1 One\n\n${english}\n\n## فارسی\n\n### §1 یک\n\n**§1.1** متن\n`;
const made = (english: string): string => readSheet(outline(english), 'game', 'en').sections[0]!.html;

describe.each(Object.keys(games))('the rules of %s', (game) => {
  it('are there', () => expect(ruledGames()).toContain(game));
  it.each(languages)('have a place for every section and paragraph (%s)', (language) => {
    const numbers = numbersIn(game, language);
    expect(numbers.length).toBeGreaterThan(40);
    expect(placesOf(sheetOf(game, language))).toEqual(numbers);
  });
  it('have the same paragraphs in both languages', () => {
    expect(placesOf(sheetOf(game, 'fa'))).toEqual(placesOf(sheetOf(game, 'en')));
    const references = (language: Language) => [...allOf(sheetOf(game, language)).matchAll(/class="reference"[^>]*#([\d.]+)"/g)].map(([, number]) => number!);
    expect(references('fa').length).toBeGreaterThan(10);
    expect([...new Set(references('fa'))].sort()).toEqual([...new Set(references('en'))].sort());
  });
  it('have Persian digits in Persian, besides what is typed', () => {
    const shown = allOf(sheetOf(game, 'fa'))
      .replace(/<(code|span) data-code>.*?<\/\1>/g, '')
      .replace(/<[^>]*>|&#\d+;/g, '');
    expect(shown.match(/.{0,20}[0-9\u0660-\u0669].{0,20}/g) ?? []).toEqual([]);
    expect(allOf(sheetOf(game, 'en'))).not.toMatch(/<code[^>]*>[^<]*[۰-۹]/);
  });
});

describe('a rule sheet', () => {
  it('links each paragraph to itself and references to theirs', () => {
    expect(made('**§1.1** See §1.2 and §1.\n\n**§1.2** End')).toBe(
      '<div class="paragraph" id="1.1" tabindex="-1"><p><a class="number" id="number-1.1" href="/rules/game#1.1">§1.1</a> See ' +
        '<a class="reference" href="/rules/game#1.2">§1.2</a> and <a class="reference" href="/rules/game#1">§1</a>.</p></div>' +
        '<div class="paragraph" id="1.2" tabindex="-1"><p><a class="number" id="number-1.2" href="/rules/game#1.2">§1.2</a> End</p></div>',
    );
  });
  it('keeps Latin words and names of places apart in Persian', () => {
    const persian = outline('').replace('متن', 'متن Big House، 2013، خانه‌ی D4');
    expect(readSheet(persian, 'game', 'fa').sections[0]!.html).toContain(' متن <bdi>Big House</bdi>، ۲۰۱۳، خانه‌ی <span data-code>D4</span>');
  });
  it('keeps tables and lists with the paragraph before them', () => {
    const html = made('**§1.1** Table\n\n| a | b |\n|---|---|\n| c | d |\n\n- one\n- *two*');
    expect(html).toContain('aria-labelledby="number-1.1"');
    expect(html).toContain('<tr><th scope="row">c</th><td>d</td></tr>');
    expect(html).toMatch(/<ul><li>one<\/li><li><em>two<\/em><\/li><\/ul><\/div>$/);
  });
  it('lets nothing else through', () => {
    for (const text of ['a <b>bold</b> word', '<script>alert(1)</script>', '![x](y)', '[x](javascript:y)', '> quoted', '#### deep']) {
      expect(() => made(`**§1.1** Text\n\n${text}`)).toThrow();
    }
    expect(made('**§1.1** 1 < 2 & `<i>`')).toContain('1 &#60; 2 &#38; <code data-code>&#60;i&#62;</code>');
  });
  it('refuses references to nowhere, numbers that are there twice and another outline', () => {
    expect(() => made('**§1.1** See §1.2')).toThrow('there is no §1.2');
    expect(() => made('**§1.1** One\n\n**§1.1** Two')).toThrow('§1.1 is there twice');
    expect(() => readSheet('# Game', 'game', 'en')).toThrow('outline');
  });
});
