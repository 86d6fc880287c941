// A kind of work that is done after the answer: its name and what it is told.
import type { z } from 'zod'

export type Job<Payload extends z.ZodType = z.ZodType> = { name: string; payload: Payload }

export const defineJob = <Payload extends z.ZodType>(
  name: string,
  payload: Payload,
): Job<Payload> => ({ name, payload })
