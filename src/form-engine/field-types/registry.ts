import type { Field } from '../contract.ts'
import { asset } from './asset.ts'
import { checkbox } from './checkbox.ts'
import { date } from './date.ts'
import type { FieldType } from './field-type.ts'
import { incident, incidentSlugs } from './incident.ts'
import { info } from './info.ts'
import { multiplechoice } from './multiplechoice.ts'
import { notification } from './notification.ts'
import { number } from './number.ts'
import { radio } from './radio.ts'
import { role } from './role.ts'
import { select } from './select.ts'
import { selectResource } from './select-resource.ts'
import { text } from './text.ts'
import { textarea } from './textarea.ts'
import { treeselect } from './treeselect.ts'
import { visitor } from './visitor.ts'
import { witness } from './witness.ts'

const byName: ReadonlyMap<string, FieldType> = new Map(
  [
    text,
    textarea,
    radio,
    select,
    checkbox,
    multiplechoice,
    role,
    asset,
    number,
    date,
    info,
    witness,
    visitor,
    notification,
    selectResource,
    treeselect,
  ].map((type) => [type.name, type]),
)

const bySlug: ReadonlyMap<string, FieldType> = new Map(
  incidentSlugs.map((slug) => [slug, incident]),
)

export const isKnown = (field: Pick<Field, 'type' | 'slug'>): boolean =>
  bySlug.has(field.slug ?? '') || byName.has(field.type)

/** A type that nobody knows is treated as text, so that its question is still asked. */
export const typeOf = (field: Pick<Field, 'type' | 'slug'>): FieldType =>
  bySlug.get(field.slug ?? '') ?? byName.get(field.type) ?? text
