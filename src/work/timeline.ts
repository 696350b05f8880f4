/** The coming steps of a work item by its kind's description, for `Timeline.tsx` and a project's timeline. */

import { text } from '@/lib/i18n/i18n'
import { stateOf, targetsOf, type WorkAction, type WorkKind, type WorkRole } from './kind'

/** A step of a kind's timeline: name, holder, and the states in which it is the current one. */
interface TimelineStep {
  label: string
  /** Null for the end, where nobody has to act. */
  holder: WorkRole | null
  states: readonly string[]
}

/** Actions that lead forward. */
const forward: readonly WorkAction[] = ['BEGIN', 'SUBMIT', 'RECEIVE', 'PASS', 'ASSIGN', 'SIGN', 'RULE']

const labels: Readonly<Record<WorkRole, string>> = {
  creator: text('填报并提交'),
  member: text('成员确认'),
  unit: text('单位审核'),
  office: text('单位审核'),
  department: text('主管部门审核'),
  commission: text('科委审核'),
  auditor: text('审计'),
  expert: text('专家验收'),
  signer: text('签订'),
  leader: text('项目负责人确认'),
  nominator: text('提名者确认'),
  nominee: text('被提名者绑定'),
}

/**
 * The timeline of a kind when all goes well. Consecutive states of one holder are one step. A state beside the path in
 * which the creator edits (returned) counts to the creator's first step; an early end counts to the last.
 */
export function timelineOf(kind: WorkKind): TimelineStep[] {
  const steps: TimelineStep[] = []
  let name: string | undefined = kind.initial
  while (name !== undefined && !steps.some(({ states }) => states.includes(name ?? ''))) {
    const state = stateOf(kind, name)
    if (!state) break
    const { holder } = state
    const last = steps.at(-1)
    if (last && last.holder === holder) steps[steps.length - 1] = { ...last, states: [...last.states, name] }
    else {
      const fills = holder !== null && state.actions[holder]?.includes('FILL')
      const label =
        holder === null
          ? (kind.conclusion ?? text('办结'))
          : (kind.timelineLabels?.[holder] ?? labels[fills ? 'creator' : holder])
      // A role that acts a second time is named by what it does then.
      const isNamed = steps.some((step) => step.label === label)
      steps.push({ label: isNamed ? state.label : label, holder, states: [name] })
    }
    // An action that keeps the state (other experts are named) leads nowhere.
    const current: string = name
    name = forward.flatMap((action) => targetsOf(state, action)).find((target) => target !== current)
  }
  const known = new Set(steps.flatMap(({ states }) => states))
  const beside = Object.keys(kind.states).filter((key) => !known.has(key))
  const fillsIn = (text: string) => stateOf(kind, text)?.actions.creator?.includes('FILL') ?? false
  const filled = Math.max(
    0,
    steps.findIndex(({ states }) => states.some(fillsIn)),
  )
  return steps.map((step, index) =>
    index === filled ? { ...step, states: [...step.states, ...beside.filter(fillsIn)] } : step,
  )
}
