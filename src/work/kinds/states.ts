import { text } from '@/lib/i18n'
import type { StateColour, WorkAction, WorkRole, WorkState } from '../kind'

/** Readers of a state: each may look, and nothing else. */
function reading(...readers: readonly WorkRole[]): Partial<Record<WorkRole, readonly WorkAction[]>> {
  return Object.fromEntries(readers.map((role) => [role, ['VIEW']]))
}

/** A state that is over: everybody named may read it. */
export function over(label: string, colour: StateColour, ...readers: readonly WorkRole[]): WorkState {
  return { label, colour, holder: null, actions: reading(...readers), leadsTo: {} }
}

/** A state in which the creator fills in; `begins`: the first save leads there. */
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
    leadsTo: steps,
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

/** A state in which a role decides; the creator and the other readers look on. */
export function review(
  label: string,
  holder: WorkRole,
  leadsTo: WorkState['leadsTo'],
  { colour = 'processing', readers = [], withdraw, refusals, due, hints }: ReviewOptions = {},
): WorkState {
  const steps = Object.keys(leadsTo) as WorkAction[]
  return {
    label,
    colour,
    holder,
    actions: {
      ...reading(...readers),
      creator: withdraw === undefined ? ['VIEW'] : ['VIEW', 'WITHDRAW'],
      [holder]: [...steps, 'VIEW'],
    },
    leadsTo: withdraw === undefined ? leadsTo : { ...leadsTo, WITHDRAW: withdraw },
    refusals,
    ...(due && { due }),
    ...(hints && { hints }),
  }
}

interface ReviewOptions {
  colour?: StateColour
  readers?: readonly WorkRole[]
  /** Where its creator can take it back to, until somebody has acted. */
  withdraw?: string
  refusals?: WorkState['refusals']
  due?: WorkState['due']
  hints?: WorkState['hints']
}

export const returned = text('退回修改')
export const unitReview = text('待单位审核')
