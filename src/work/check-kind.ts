/** Checks a later description of a kind of work before it is published. */

import { decisions, isStep, targetsOf, type WorkAction, type WorkKind, type WorkState } from './kind'

/** A problem of a description, for its author: the state (null: the whole kind) and the reason. */
export interface KindProblem {
  state: string | null
  why: string
}

/**
 * Checks a description: unreachable states, actions nobody can take or that lead nowhere, states whose holder can do
 * nothing, approval of one's own work, readers without VIEW, dates before their event.
 */
export function checkKind(kind: WorkKind): KindProblem[] {
  const names = Object.keys(kind.states)
  const problems: KindProblem[] = []
  if (!names.includes(kind.initial)) problems.push({ state: null, why: `begins in ${kind.initial}, which is no state` })
  if (kind.deadline && kind.deadline.days < 0) problems.push({ state: null, why: 'is due before the event it follows' })
  const reached = reachable(kind)
  for (const [name, state] of Object.entries(kind.states)) {
    const say = (why: string) => problems.push({ state: name, why })
    if (!reached.has(name)) say('is reached by no step')
    checkSteps(kind, state, say)
    checkHolder(state, say)
    if (state.lapsesTo !== undefined && !names.includes(state.lapsesTo))
      say(`lapses to ${state.lapsesTo}, which is no state`)
  }
  const labels = names.map((name) => kind.states[name]?.label)
  names.forEach((name, index) => {
    if (labels.indexOf(labels[index]) !== index) problems.push({ state: name, why: 'is called as another state is' })
  })
  return problems
}

function reachable(kind: WorkKind): Set<string> {
  const reached = new Set<string>()
  const open = [kind.initial]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const state = kind.states[name]
    if (!state || reached.has(name)) continue
    reached.add(name)
    for (const action of Object.keys(state.transitions) as WorkAction[]) open.push(...targetsOf(state, action))
    if (state.lapsesTo !== undefined) open.push(state.lapsesTo)
  }
  return reached
}

function checkSteps(kind: WorkKind, state: WorkState, say: (why: string) => void): void {
  const offered = new Set(Object.values(state.actions).flat())
  for (const action of Object.keys(state.transitions) as WorkAction[]) {
    if (!offered.has(action)) say(`${action} is open to nobody`)
    for (const target of targetsOf(state, action)) {
      if (!Object.hasOwn(kind.states, target)) say(`${action} leads to ${target}, which is no state`)
    }
  }
  for (const action of offered) {
    if (isStep(action) && targetsOf(state, action).length === 0) say(`${action} leads nowhere`)
  }
  for (const action of state.actions.creator ?? []) {
    if (decisions.includes(action)) say(`${action} lets the creator decide about their own`)
  }
}

function checkHolder(state: WorkState, say: (why: string) => void): void {
  const steps = Object.keys(state.transitions).length
  if (state.holder === null) {
    if (steps > 0 && !state.reopens) say('is nobody’s, and yet goes on')
  } else if (!(state.actions[state.holder] ?? []).some((action) => isStep(action))) {
    say(`stays with ${state.holder}, who can do nothing`)
  }
  for (const [role, actions] of Object.entries(state.actions)) {
    if (!actions.includes('VIEW')) say(`${role} may act without reading`)
  }
}
