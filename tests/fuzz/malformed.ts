// What no screen sends: one thing of a request is made wrong, the rest stays as it should be.
import { pick, type Random } from '../../src/register/fields/field.ts'
import type { Operation, Request } from './operations.ts'

const everyObjects = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

/** Stands for lists in lists, deeper than `JSON.stringify` itself can go. */
const bottomless = '«bottomless»'
const depth = 9_000

export const textOf = (body: unknown): string =>
  JSON.stringify(body).replaceAll(
    JSON.stringify(bottomless),
    () => `${'['.repeat(depth)}${']'.repeat(depth)}`,
  )

const wrong: readonly unknown[] = [
  null,
  '',
  '   ',
  'a\u0000b',
  'half \ud83d',
  '\udc00',
  'ﷺ\u202e\ufeff\uffff',
  "' or 1=1 --",
  '%00%ff\\',
  '../../etc/passwd',
  '{}',
  'x'.repeat(5_000),
  'x'.repeat(100_000),
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  true,
  [],
  [null],
  ['a', 'a'],
  Array.from({ length: 2_000 }, (_, n) => n),
  {},
  { id: null },
  { id: 'none' },
  { length: 1 },
  JSON.parse('{"__proto__":{"admin":true}}'),
  '0191f3a0-0000-7000-8000-000000000000',
  '2026-02-30',
  '9999-12-31',
  '0001-01-01',
  '+275760-09-13',
  '2026-03-09T25:61:00Z',
  'a@b',
  'none',
  '1..2',
  '..',
  'NaN',
  'Infinity',
  '1e999',
  ...everyObjects,
]

const strangePages = [
  '0',
  '-1',
  '1.5',
  '1e9',
  '1000000',
  '999999999999999999999',
  'NaN',
  '0x10',
  '',
]

/** Somewhere inside a body: an object or a list, and the place in it. */
type Place = { holder: Record<string, unknown>; name: string }

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name])])
}

const put = (holder: object, name: string, value: unknown) =>
  Object.defineProperty(holder, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })

type Spoil = (request: Request, operation: Operation, random: Random) => void

const anything = (random: Random) =>
  random() < 0.05 ? bottomless : structuredClone(pick(wrong, random))

const query: Spoil = (request, { parameters }, random) => {
  const known = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const name = pick(known, random) ?? 'search'
  const pages = name === 'page' || name === 'per_page'
  const value = pages ? pick(strangePages, random) : anything(random)
  put(request.query, name, random() < 0.2 ? [value, value] : value)
}

const queryName: Spoil = (request, _, random) => {
  const name = pick([...everyObjects, 'a\u0000b', ''], random) ?? ''
  put(request.query, random() < 0.5 ? name : `filter[${name}]`, pick(['1', ['1', '2']], random))
}

const sorted: Spoil = (request, { parameters }, random) => {
  const name = pick(['sort', 'columns', 'search', 'filter[name]'], random) ?? 'sort'
  if (parameters.some((one) => one.name === name))
    put(request.query, name, pick([...everyObjects, '-__proto__', 'id', 'company_id', ','], random))
}

const path: Spoil = (request, _, random) => {
  const name = pick(Object.keys(request.path), random)
  if (name !== undefined) request.path[name] = anything(random)
}

const bodyPart: Spoil = (request, _, random) => {
  const place = pick(placesIn(request.body), random)
  if (place === undefined) request.body &&= anything(random)
  else put(place.holder, place.name, anything(random))
}

const bodyName: Spoil = (request, _, random) => {
  const inside = placesIn(request.body).map(({ holder }) => holder)
  const holder = pick(inside, random)
  if (holder !== undefined && !Array.isArray(holder))
    put(holder, pick([...everyObjects, 'a\u0000', '\ud800'], random) ?? '', anything(random))
}

const wholeBody: Spoil = (request, _, random) => {
  if (request.body !== undefined) request.body = anything(random)
}

const left: Spoil = (request, _, random) => {
  const place = pick(placesIn(request.body), random)
  if (place !== undefined) delete place.holder[place.name]
}

const spoils: readonly Spoil[] = [
  query,
  queryName,
  sorted,
  path,
  bodyPart,
  bodyPart,
  bodyPart,
  bodyName,
  wholeBody,
  left,
]

/** Makes one or two things of the request wrong. */
export function spoil(request: Request, operation: Operation, random: Random): void {
  const fitting = spoils.filter(
    (one) =>
      (operation.body !== undefined || ![bodyPart, bodyName, wholeBody, left].includes(one)) &&
      (one !== path || Object.keys(request.path).length > 0),
  )
  for (let n = 0; n < (random() < 0.3 ? 2 : 1); n += 1)
    pick(fitting, random)?.(request, operation, random)
}
