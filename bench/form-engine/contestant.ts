import type { Answer, Answers } from './form.ts'

/** One way of deciding a form's visible fields; each is made for one form and started by `decide`. */
export type Contestant = {
  name: string
  /** One field gets another answer; everything that follows from it is settled on return. */
  set(at: number, value: Answer): void
  /** A whole submission, decided from scratch: the keys of the visible fields in form order. */
  decide(answers: Answers): string[]
  visibleKeys(): string[]
}
