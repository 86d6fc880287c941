// What the driver makes of PostgreSQL's types.
import pg from 'pg'
import type { ColumnKind } from '../row.ts'

const { builtins } = pg.types
const texts = [
  builtins.TEXT,
  builtins.UUID,
  builtins.VARCHAR,
  builtins.DATE,
  builtins.TIMESTAMPTZ,
  builtins.TIME,
  builtins.TSVECTOR,
]
/** Of the catalogue itself: a letter, a name. */
const catalogueTexts = [18, 19]
/** The driver names no type of arrays: of text, of ids. */
const textArrays = [1009, 2951]
/** Of integers, of greater ones. */
const numberArrays = [1007, 1016]

/** Of instants, which come as the driver's own. */
const momentArrays = [1185]

const kinds = new Map<number, ColumnKind>([
  ...[...texts, ...catalogueTexts].map((type) => [type, 'string'] as const),
  ...[builtins.INT2, builtins.INT4, builtins.INT8, builtins.NUMERIC, builtins.FLOAT8].map(
    (type) => [type, 'number'] as const,
  ),
  ...textArrays.map((type) => [type, 'strings'] as const),
  ...numberArrays.map((type) => [type, 'numbers'] as const),
  ...momentArrays.map((type) => [type, 'moments'] as const),
  [builtins.BOOL, 'boolean'],
  [builtins.BYTEA, 'bytes'],
  [builtins.JSON, 'json'],
  [builtins.JSONB, 'json'],
])

export const kindOfType = (type: number): ColumnKind | undefined => kinds.get(type)
