import { expect, test } from 'vitest';
import { Book } from '../src/core/book';
import { Texts } from '../src/core/texts.svelte';

const POLISH = `
name = Dziecko
    .acc = Dziecko
goes = { $who } idzie do { $zone }.
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
`;

function polish(): Texts {
  const texts = new Texts();
  texts.set('pl', POLISH);
  return texts;
}

test('texts among arguments are said first', () => {
  const said = polish().render({ id: 'goes', args: { who: { id: 'name', args: {} }, zone: 3 } });
  expect(said).toBe('Dziecko idzie do 3.');
});

test('a game may spell some arguments its own way', () => {
  const zones = (name: string, value: string | number) => (name === 'zone' ? `C${value}` : value);
  const said = polish().render({ id: 'goes', args: { who: 'X', zone: 3 } }, zones);
  expect(said).toBe('X idzie do C3.');
});

test('Polish counts in three ways', () => {
  const said = [1, 3, 5, 22].map((count) => polish().say('cards', { count }));
  expect(said).toEqual(['1 karta', '3 karty', '5 kart', '22 karty']);
});

test('large numbers and fractions are written as the language does', () => {
  const said = [12345, 1.5].map((count) => polish().say('cards', { count }));
  expect(said).toEqual(['12\u00a0345 kart', '1,5 kart']);
});

test('words of another language take the place of what was said', () => {
  const texts = polish();
  expect(texts.say('name')).toBe('Dziecko');
  texts.set('en', 'name = Child');
  expect(texts.say('name')).toBe('Child');
});

test('attributes and missing texts', () => {
  const texts = polish();
  expect(texts.say('name.acc')).toBe('Dziecko');
  expect(texts.say('nothing')).toBe('⟦nothing⟧');
  expect(texts.has('name.gen')).toBe(false);
});

test('the words of a game come before those of its family', () => {
  const texts = new Texts();
  texts.set('en', 'z2-walk = Walk\nz2-hit = Hit\nty-hit = Punch\nzt-hit = Bite\n');
  texts.share([
    { prefix: 'z2', family: 'z2' },
    { prefix: 'ty', family: 'z2' },
    { prefix: 'zt', family: '' },
  ]);
  const said = () =>
    ['z2-hit', 'z2-walk', 'ty-hit', 'ty-walk', 'zt-hit'].map((id) => texts.say(id));
  expect(said()).toEqual(['Hit', 'Walk', 'Punch', 'Walk', 'Bite']);
  texts.sit('ty');
  expect(said()).toEqual(['Punch', 'Walk', 'Punch', 'Walk', 'Bite']);
  texts.sit('z2');
  expect(said()[0]).toBe('Hit');
  expect(texts.say('zt-walk')).toBe('⟦zt-walk⟧');
});

test('a word of one game is said exactly, whichever game of its family is at the table', () => {
  const texts = new Texts();
  texts.set('en', 'z2-scenario-M01 = Downtown\nty-scenario-M01 = Muster\nz2-hit = Hit\n');
  texts.share([
    { prefix: 'z2', family: 'z2' },
    { prefix: 'ty', family: 'z2' },
  ]);
  texts.sit('ty');
  const ids = ['z2-scenario-M01', 'ty-scenario-M01', 'ty-hit', 'ty-none'];
  expect(ids.map((id) => texts.exactly(id))).toEqual(['Downtown', 'Muster', 'Hit', null]);
});

test('a sentence brings those that it says', () => {
  const texts = new Texts();
  texts.set(
    'en',
    '-town = { $how ->\n   *[plain] town\n    [of] of { dead }\n  }\ndead = the dead\n',
  );
  texts.add('en', 'all = { $n ->\n  [one] The { -town }\n *[other] All { -town(how: "of") }\n }\n');
  expect([1, 2].map((n) => texts.say('all', { n }))).toEqual(['The town', 'All of the dead']);
});

test('words that come late take the place of what was missing, or of others', () => {
  const texts = new Texts();
  texts.set('en', 'name = Child\nwhole = { part } of it\n');
  expect([texts.has('late'), texts.say('whole')]).toEqual([false, '{part} of it']);
  texts.add('en', 'late = Late\npart = All\nname = Kid\n');
  expect([texts.say('late'), texts.say('whole'), texts.say('name')]).toEqual([
    'Late',
    'All of it',
    'Kid',
  ]);
});

test('words that nobody has asked for leave the page alone', () => {
  const book = new Book('en', 'name = Child\nwhole = { part } of it\n');
  for (const id of ['name', 'whole', 'late']) book.find(id);
  expect(book.add('other = Other\n')).toBe(false);
  for (const source of ['late = Late', 'part = All', 'name = Kid'])
    expect(book.add(source)).toBe(true);
});
