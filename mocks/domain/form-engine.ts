/** Runs the form engine on the backend: published definitions, an engine over a content, and its problems. */
import { formatDay } from '@/lib/time/beijing-time'
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

const parsed = new WeakMap<FormSource, FormNode>()

/** Publishes a definition for people to fill in. Refuses one with any problem, and names all problems. */
export function publish(source: FormSource): FormNode {
  const form = parseDefinition(source)
  if (form.definitionProblems.length === 0) return form
  const problems = form.definitionProblems.map(({ at, message }) => `${at}: ${message}`)
  throw new Error([`${source.id} ${source.version} cannot be published`, ...problems].join('\n'))
}

/**
 * The published definition, parsed once; default: the version that new contents of the unit begin with. 60401 for an
 * unknown one.
 */
export function formNode(formId: string, version?: number, unitId?: string): FormNode {
  const source = findDefinition(formId, version, unitId) ?? fail(60401)
  const form = parsed.get(source) ?? publish(source)
  parsed.set(source, form)
  return form
}

const tried = new WeakMap<FormSource, FormNode>()

/** The current form of a content: the changed definition under trial, otherwise its published version. */
export function formOf({ trial, formId, formVersion }: Pick<ContentRow, 'trial' | 'formId' | 'formVersion'>): FormNode {
  if (!trial) return formNode(formId, formVersion)
  const form = tried.get(trial) ?? parseDefinition(trial)
  tried.set(trial, form)
  return form
}

/** Refuses with 60435 while a changed definition is under trial, because its answers are not the form's yet. */
export function requireNoTrial({ trial }: Pick<ContentRow, 'trial'>): void {
  if (trial) fail(60435)
}

/** The same engine as the screens use, for one content. */
export function engineFor(form: FormNode, values: Readonly<Record<string, unknown>>, now: number): FormEngine {
  return createEngine(form, values, { editable: true, today: () => formatDay(now) })
}

type Stored = Pick<ContentRow, 'formId' | 'formVersion' | 'values' | 'trial'>

const opened = new WeakMap<object, { now: number; engine: FormEngine }>()

/** A read-only engine for a content. Checks, submission and statistics share the same one. */
export function readEngine(content: Stored, now: number): FormEngine {
  const { values } = content
  const known = opened.get(values)
  if (known?.now === now) return known.engine
  const engine = engineFor(formOf(content), values, now)
  opened.set(values, { now, engine })
  return engine
}

/** The problems that the form's rules find in a content on submission. */
export function problemsOf(content: Stored, now: number) {
  return readEngine(content, now).problems('form', 'submit').map(formProblem)
}

/** The values of a content that are submitted: see `submittedValues`. */
export function handedInValues(
  content: Pick<ContentRow, 'formId' | 'formVersion' | 'values'>,
  now: number,
): FormValues {
  return submittedValues(readEngine(content, now))
}

/** Catalogue codes of single-field checks, by the prefix of the problem's id. */
const checkCodes: readonly (readonly [begins: string, code: number])[] = [['format:order:', 60429]]

/** Converts a problem to the contract's type. */
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
