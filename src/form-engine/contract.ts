/** The whole contract of the engine with its clients: plain data in, plain data out. */

export type Key = string
export type Id = string | number

/** Answers arrive from browsers and databases; each field type reads its own. */
export type Answer = unknown
export type Answers = Readonly<Record<Key, Answer>>

export type Operator =
  | 'is_empty'
  | 'is_equal_to'
  | 'in_list'
  | OrderOperator
  | TextOperator
  | NegativeOperator
export type OrderOperator = `${'greater' | 'less'}_than${'' | '_or_equal'}`
export type TextOperator = 'starts_with' | 'ends_with' | 'contains'
export type NegativeOperator = 'is_not_empty' | 'is_not_equal_to' | 'not_in_list'

export type IncidentChoice = { readonly main_list: Id | null; readonly sublist: readonly Id[] }
export type RoleChoice = { readonly role: Id | null; readonly accounts: readonly Id[] }
export type AssetChoice = { readonly assetType: Id | null; readonly assets: readonly Id[] }

/** What `values` holds: chips, or one text or number. */
export type GivenValues = readonly Id[] | Id | null
/** What `select_values` holds: a choice made from lists. */
export type GivenChoice = IncidentChoice | RoleChoice | AssetChoice | readonly Id[] | Id | null

export type Condition = {
  readonly type: 'CONDITION'
  readonly field: Key | null
  readonly operator: Operator | null
  readonly values: GivenValues
  readonly select_values: GivenChoice
  readonly is_other_field_compare: boolean
  readonly otherField: Key | null
}

export type ConditionGroup = { readonly type: 'OR'; readonly conditions: readonly Condition[] }
export type ConditionItem = Condition | ConditionGroup

export type Conditions = {
  readonly type: 'AND'
  /** the key of the field that the conditions belong to */
  readonly rule_name: Key
  readonly conditions: readonly ConditionItem[]
}

/** Where a condition stands: the item of the list and, inside an OR group, the member. */
export type ConditionPlace = { readonly item: number; readonly member?: number }

export type DependentValue =
  | GivenChoice
  | { readonly selected: readonly Id[] }
  | readonly AssetChoice[]

/** A field as the engine holds it. Properties that it does not know are kept as they came. */
export type FormField = {
  readonly key: Key
  readonly label: string
  readonly type: string
  readonly id?: Id | null
  readonly slug?: string | null
  readonly options?: unknown
  readonly required?: boolean
  readonly is_dependent?: 0 | 1
  /** the parent's key */
  readonly dependent_id?: Key | null
  readonly dependent_value?: DependentValue
  readonly conditions?: Conditions | null
  readonly [extra: string]: unknown
}

export type Definition = {
  readonly fields: readonly FormField[]
  readonly [extra: string]: unknown
}

export type FormProblemCode = ConditionCode | ReadingCode | ReferenceCode | MeaningCode | AnswerCode
/** a condition that is not finished */
type ConditionCode = 'select-field' | 'select-operator' | 'select-other-field' | 'select-value'
/** a definition that is not whole */
type ReadingCode = 'malformed' | 'missing-key' | 'duplicate-key' | 'unknown-type'
/** a field that refers to what it cannot */
type ReferenceCode = 'unknown-key' | 'missing-parent' | ParentCode | 'self-reference' | 'cycle'
/** a type that is no parent says so by its own code */
export type ParentCode = 'witness-parent' | 'info-parent'
/** a rule that makes no sense */
type MeaningCode = 'operator-not-allowed' | 'not-comparable' | 'never-shown'
/** an answer that cannot be accepted */
export type AnswerCode = 'required' | 'invalid-answer' | 'too-many' | 'unknown-option' | LimitCode
type LimitCode = 'too-small' | 'too-large' | 'wrong-step' | 'too-long'

export type FormProblem = {
  readonly code: FormProblemCode
  readonly severity: 'error' | 'warning'
  /** names fields by label, ready to be shown */
  readonly message: string
  readonly field?: Key
  /** every field concerned: of a cycle in order, each depending on the next */
  readonly fields?: readonly Key[]
  /** the condition concerned, where it stood when it was found */
  readonly at?: ConditionPlace
}

export type Snapshot = {
  readonly key: Key
  readonly visible: boolean
  /** asked for now: a hidden field never is */
  readonly required: boolean
  /** the answer, kept while hidden; null when none was given */
  readonly value: Answer
  readonly problems: readonly FormProblem[]
}

export type ReadOptions = {
  /** of a form that was published already: a role, asset type or main list alone is a condition */
  readonly published?: boolean
}

export type OpenOptions = {
  /** for anybody who is not staff: fields with the slug `internal` are as if they were not there */
  readonly outside?: boolean
  /** `YYYY-MM-DD`, for date limits that say `today`; read from the clock when left out */
  readonly today?: string
  /** IANA name of the place's time zone; America/Toronto when left out */
  readonly timeZone?: string
}

export type Instance = {
  get(key: Key): Snapshot
  set(key: Key, value: Answer): void
  subscribe(key: Key, fn: (snapshot: Snapshot) => void): () => void
  visibleKeys(): Key[]
  answers(): Record<Key, Answer>
  validate(): FormProblem[]
  /** field decisions computed since open; those of open itself are not counted */
  readonly evaluations: number
}

/** How a value is asked for in the builder. */
export type ValueInput = 'none' | 'chips' | 'text' | 'number' | 'date' | ListInput
type ListInput = 'list-one' | 'list-many' | 'tree' | 'role' | 'asset' | 'main-list'
