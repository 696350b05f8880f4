import { formatDay } from '@/lib/beijing-time'
import { createEngine } from '@/smartform/engine/create-engine'
import type { FormEngine, Problem } from '@/smartform/engine/engine'
import { submittedValues } from '@/smartform/engine/submitted-values'
import type { FormSource } from '@/smartform/schema/definition'
import type { FormNode } from '@/smartform/schema/nodes'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import type { FormValues } from '@/smartform/schema/values'
import type { ContentRow } from '../db/rows-work'
import { fail } from '../fail'
import { findDefinition } from '../forms/definitions'
import type { FormProblem } from '../resolvers/smartform.generated'

const parsed = new Map<string, FormNode>()

/** Takes a definition in, to be filled in by people; one with any problem is refused, all of them named. */
export function publish(source: FormSource): FormNode {
  const form = parseDefinition(source)
  if (form.definitionProblems.length === 0) return form
  const problems = form.definitionProblems.map(({ at, message }) => `${at}: ${message}`)
  throw new Error([`${source.id} ${source.version} cannot be published`, ...problems].join('\n'))
}

/** The published definition, read once; 60401 when there is none. */
export function formNode(formId: string, version?: number): FormNode {
  const source = findDefinition(formId, version) ?? fail(60401)
  const key = `${source.id}@${source.version}`
  const form = parsed.get(key) ?? publish(source)
  parsed.set(key, form)
  return form
}

const tried = new WeakMap<FormSource, FormNode>()

/** The form a content is filled in on now: the changed definition that is tried on it, else its published version. */
export function formOf({ trial, formId, formVersion }: Pick<ContentRow, 'trial' | 'formId' | 'formVersion'>): FormNode {
  if (!trial) return formNode(formId, formVersion)
  const form = tried.get(trial) ?? parseDefinition(trial)
  tried.set(trial, form)
  return form
}

/** 60435 while a changed definition is tried: its answers are not the form's yet. */
export function requireNoTrial({ trial }: Pick<ContentRow, 'trial'>): void {
  if (trial) fail(60435)
}

/** The same engine as the screens use, over one content. */
export function engineFor(form: FormNode, values: Readonly<Record<string, unknown>>, now: number): FormEngine {
  return createEngine(form, values, { editable: true, today: () => formatDay(now) })
}

type Stored = Pick<ContentRow, 'formId' | 'formVersion' | 'values' | 'trial'>

const opened = new WeakMap<object, { now: number; engine: FormEngine }>()

/** An engine over a content to be read, not changed: checking it, handing it in and counting what it says ask the same one. */
export function readEngine(content: Stored, now: number): FormEngine {
  const { values } = content
  const known = opened.get(values)
  if (known?.now === now) return known.engine
  const engine = engineFor(formOf(content), values, now)
  opened.set(values, { now, engine })
  return engine
}

/** What the form's rules say of a content as it would be handed in. */
export function problemsOf(content: Stored, now: number) {
  return readEngine(content, now).problems('form', 'submit').map(formProblem)
}

/** What is handed in of a content: see `submittedValues`. */
export function handedInValues(
  content: Pick<ContentRow, 'formId' | 'formVersion' | 'values'>,
  now: number,
): FormValues {
  return submittedValues(readEngine(content, now))
}

/** Checks of a single field that the catalogue has a code for, by the beginning of the problem's id. */
const checkCodes: readonly (readonly [begins: string, code: number])[] = [['format:order:', 60429]]

/** A problem as the contract gives it. */
const severities = { error: 'ERROR', warning: 'WARNING', info: 'INFO' } as const
const actors = { applicant: 'APPLICANT', member: 'MEMBER', unit: 'UNIT' } as const

function formProblem({ id, code, paths, message, severity, actor }: Problem): FormProblem {
  const checked = checkCodes.find(([begins]) => id.startsWith(begins))
  return {
    rule: id,
    code: code ?? checked?.[1] ?? null,
    paths: [...paths],
    message,
    severity: severities[severity],
    actor: actors[actor ?? 'applicant'],
  }
}
