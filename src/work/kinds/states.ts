/** Shorthand for the states of kinds of work: filling in, under review, returned, ended. */

import { text } from '@/lib/i18n/i18n'
import type { StateColour, WorkAction, WorkRole, WorkState } from '../kind'

/** Readers of a state: VIEW only. */
function reading(...readers: readonly WorkRole[]): Partial<Record<WorkRole, readonly WorkAction[]>> {
  return Object.fromEntries(readers.map((role) => [role, ['VIEW']]))
}

/** An ended state that the given roles may read. */
export function over(label: string, colour: StateColour, ...readers: readonly WorkRole[]): WorkState {
  return { label, colour, holder: null, actions: reading(...readers), transitions: {} }
}

/** A state in which the creator edits; with `begins`, the first save leads to it. */
export function filling(
  label: string,
  steps: { BEGIN: string } | { SUBMIT: string | readonly string[] },
  { colour = 'default', removable = false, readers = [], due, refusals, lapsesTo }: FillingOptions = {},
): WorkState {
  const step: WorkAction = 'BEGIN' in steps ? 'BEGIN' : 'SUBMIT'
  return {
    label,
    colour,
    holder: 'creator',
    actions: { ...reading(...readers), creator: ['FILL', step, ...(removable ? (['REMOVE'] as const) : []), 'VIEW'] },
    transitions: steps,
    ...(due && { due }),
    ...(lapsesTo !== undefined && { lapsesTo }),
    refusals,
  }
}

interface FillingOptions {
  colour?: StateColour
  /** Whether its creator may delete it. */
  removable?: boolean
  readers?: readonly WorkRole[]
  due?: WorkState['due']
  refusals?: WorkState['refusals']
  lapsesTo?: string
}

/** A state in which a role decides; the creator and other readers may view it. */
export function review(
  label: string,
  holder: WorkRole,
  transitions: WorkState['transitions'],
  { colour = 'processing', readers = [], withdraw, refusals, due, hints }: ReviewOptions = {},
): WorkState {
  const steps = Object.keys(transitions) as WorkAction[]
  return {
    label,
    colour,
    holder,
    actions: {
      ...reading(...readers),
      creator: withdraw === undefined ? ['VIEW'] : ['VIEW', 'WITHDRAW'],
      [holder]: [...steps, 'VIEW'],
    },
    transitions: withdraw === undefined ? transitions : { ...transitions, WITHDRAW: withdraw },
    refusals,
    ...(due && { due }),
    ...(hints && { hints }),
  }
}

interface ReviewOptions {
  colour?: StateColour
  readers?: readonly WorkRole[]
  /** The state a withdrawal leads to, until somebody has acted; then the returned states, for what was submitted from them. */
  withdraw?: string | readonly string[]
  refusals?: WorkState['refusals']
  due?: WorkState['due']
  hints?: WorkState['hints']
}

export const returned = text('退回修改')
export const unitReview = text('待单位审核')
