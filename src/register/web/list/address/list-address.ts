// What a list shows, as its address says it: the person who opens the link sees the same, and the way back
// leads to what was shown before.
import { type State, states } from '../../../capabilities/list/contract.ts'
import { fieldsIn, type Register } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import type { Field } from '../../../fields/field.ts'

export type ListView = {
  search: string
  /** A column, `-column` for the last first; the register's own order where there is none. */
  sort: string | undefined
  page: number
  perPage: number
  filters: Readonly<Record<string, readonly string[]>>
  /** Only where the state is no screen of its own. */
  state: State | undefined
}

export const perPages = [25, 50, 100, 200] as const
export const emptyView: ListView = {
  search: '',
  sort: undefined,
  page: 1,
  perPage: 50,
  filters: {},
  state: undefined,
}

/** What a screen narrows its list by, whatever the person chooses. */
export type Fixed = Readonly<Record<string, string | readonly string[]>>

/** The fields that a list may be narrowed by; what the address or the screen fixes is not a choice. */
export const filterable = (register: Register, fixed: Fixed = {}): [string, Field][] =>
  fieldsIn(register).filter(
    ([name, field]) =>
      name !== register.within &&
      !(name in fixed) &&
      field.unfiltered !== true &&
      kindOf(field).filter !== 'none',
  )

export function readView(params: URLSearchParams, register: Register, fixed: Fixed = {}): ListView {
  const page = Number(params.get('page'))
  const perPage = Number(params.get('per_page'))
  const filters = filterable(register, fixed).flatMap(([name]) => {
    const values = params.getAll(`filter[${name}]`).filter((value) => value !== '')
    return values.length === 0 ? [] : [[name, values] as const]
  })
  return {
    search: params.get('search') ?? '',
    sort: params.get('sort') ?? undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: perPages.find((known) => known === perPage) ?? emptyView.perPage,
    filters: Object.fromEntries(filters),
    state: states.find((known) => known === params.get('state')),
  }
}

const own = new Set(['state', 'search', 'sort', 'per_page', 'page'])

/** What else the address says, beside the view of the list. */
export const otherParams = (params: URLSearchParams): [string, string][] =>
  [...params].filter(([name]) => !own.has(name) && !name.startsWith('filter['))

/** An address is read by people too: what needs no disguise in a query gets none. */
const written = (value: string) =>
  encodeURIComponent(value)
    .replace(/%20/g, '+')
    .replace(/%(5B|5D|2C|3A|2F|40)/g, (disguised) => decodeURIComponent(disguised))

/** The query of the address, without its question mark; what goes without saying is left out. */
export function writeView(
  { search, sort, page, perPage, filters, state }: ListView,
  beside: readonly [string, string][] = [],
): string {
  /** Left out where it goes without saying. */
  const unless = (usual: boolean, name: string, value: string): [string, string][] =>
    usual ? [] : [[name, value]]
  const pairs: [string, string][] = [
    ...unless(state === undefined, 'state', state ?? ''),
    ...unless(search === '', 'search', search),
    ...Object.entries(filters).flatMap(([name, values]) =>
      values.map((value): [string, string] => [`filter[${name}]`, value]),
    ),
    ...unless(sort === undefined, 'sort', sort ?? ''),
    ...unless(perPage === emptyView.perPage, 'per_page', String(perPage)),
    ...unless(page === 1, 'page', String(page)),
    ...beside,
  ]
  return pairs.map(([name, value]) => `${written(name)}=${written(value)}`).join('&')
}

/** What the server is asked for, without the page. */
export function queryOf(
  register: Register,
  { search, sort, filters }: ListView,
  state: State,
  within: string | undefined,
  fixed: Fixed = {},
) {
  const narrowed: Record<string, string | string[]> = {}
  for (const [name, values] of Object.entries({ ...filters, ...fixed }))
    narrowed[`filter[${name}]`] = typeof values === 'string' ? values : [...values]
  if (register.within !== undefined && within !== undefined)
    narrowed[`filter[${register.within}]`] = within
  return {
    ...narrowed,
    ...(search !== '' && { search }),
    ...(sort !== undefined && { sort }),
    state,
  }
}

/** The view with one filter set; without values it is gone. Other rows begin on the first page. */
export function filtered(view: ListView, name: string, values: readonly string[]): ListView {
  const { [name]: _, ...others } = view.filters
  const filters = values.length === 0 ? others : { ...view.filters, [name]: values }
  return { ...view, filters, page: 1 }
}

export const isNarrowed = ({ search, filters }: ListView): boolean =>
  search !== '' || Object.keys(filters).length > 0

/** What a click on a column's head leads to: first up, then down, then the register's own order. */
export function sortedBy(present: string | undefined, own: string, name: string) {
  const now = present ?? own
  if (now === name) return `-${name}`
  if (now === `-${name}`)
    return present === undefined || own.replace('-', '') === name ? name : undefined
  return name
}
