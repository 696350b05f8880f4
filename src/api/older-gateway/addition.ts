/**
 * The type of `additions.generated.ts`: fields and arguments of a call that the last release of the contract lacks.
 */

import type { EndpointName } from '../endpoint-names'

interface Part {
  /** Its name in the contract: `Department.members`, `Query.todos(orderBy)`, `WorkOrderField.SINCE`. */
  part: string
}

/** A field; `instead` stands in the answer for it, undefined where nothing fits its type. */
export interface AddedField extends Part {
  /** Keys of the answer from its root. */
  path: readonly string[]
  instead?: unknown
  /** `instead` is what was true of the last release, so that nothing is lost. */
  isFormer?: boolean
  argument?: undefined
}

/** An argument of the field at `path`. `order`: it only says in which order rows come. */
export interface AddedArgument extends Part {
  path: readonly string[]
  argument: string
  order: boolean
}

/** A value of an enum, or a field (`key`) of an input, somewhere in a variable. */
interface AddedInput extends Part {
  variable: string
  value?: string
  key?: string
  order: boolean
  path?: undefined
  argument?: undefined
}

export type Addition = AddedField | AddedArgument | AddedInput

/** By endpoint and operation. */
export type Additions = Partial<Record<EndpointName, Readonly<Record<string, readonly Addition[]>>>>
