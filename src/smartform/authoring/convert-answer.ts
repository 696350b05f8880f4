/** Converts one answer to its field in a new version of the form; nothing is dropped. */

import { sameValue } from '../expression/values'
import type { AnyKind } from '../kinds/kind'
import { kindOf } from '../kinds/kinds'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'
import type { KeptReason } from './kept-answer'
import { type Node, optionsOf, pairOptions } from './pair-versions'

/** What becomes of an answer: its value in the new field (undefined: none), and the part that has no place there. */
export interface Converted {
  value: unknown
  kept?: { value: unknown; reason: KeptReason }
}

/** Whether an outside value holds nothing: null, blank text, an empty list, an object of such alone. */
export function isNothing(raw: unknown): boolean {
  if (raw === null || raw === undefined) return true
  if (typeof raw === 'string') return raw.trim() === ''
  if (Array.isArray(raw)) return raw.length === 0
  return typeof raw === 'object' && Object.values(raw).every(isNothing)
}

const kindFor = (node: Node): AnyKind<FieldNode, FieldValue> => kindOf(node)

/** An answer as plain text, as the person saw it; an answer its own field cannot read is shown as it is stored. */
export function answerText(node: Node | undefined, raw: unknown): string {
  const value = node && readAnswer(node, raw)
  const text = node && value !== undefined ? kindFor(node).text(node as FieldNode, value) : ''
  return text !== '' ? text : typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')
}

/** The stored value as the field's kind has it; undefined where the kind makes nothing of it. */
export function readAnswer(node: Node, raw: unknown): FieldValue | undefined {
  const kind = kindFor(node)
  const value = kind.coerce(node as FieldNode, raw)
  return kind.isEmpty(value) ? undefined : kind.clean(node as FieldNode, value)
}

const withoutAnswer = new Set<string>(['computed', 'static'])
/** Kinds that no other kind's answer may become: a promise is made by ticking, a file by uploading. */
const untouchable = new Set<string>(['commitment', 'attachments', 'image', 'table', 'person', 'certificate'])

/**
 * Converts an answer of a field or column to its counterpart of the new version. It goes there whole, or the part that
 * does not fit is kept. A sensitive answer never goes to a field of another kind that is not. Tables: `move-answers.ts`.
 *
 * @param raw the stored answer
 */
export function convertAnswer(before: Node, after: Node, raw: unknown): Converted {
  if (isNothing(raw)) return { value: raw }
  if (before.kind === after.kind) return convertSame(before, after, raw)
  const kept = { value: undefined, kept: { value: raw, reason: 'otherKind' } as const }
  if (withoutAnswer.has(after.kind) || untouchable.has(after.kind)) return kept
  if (before.sensitive && !after.sensitive) return kept
  const value = readAnswer(before, raw)
  if (value === undefined || (before.kind === 'richText' && String(value).includes('<'))) return kept
  const found = candidates(before, after, value).find((candidate) => isSame(before, value, after, candidate))
  return found === undefined ? kept : { value: found }
}

/** The same kind: an option, dictionary or definition may still be another. */
function convertSame(before: Node, after: Node, raw: unknown): Converted {
  if (withoutAnswer.has(after.kind) || readAnswer(after, raw) === undefined)
    return { value: undefined, kept: { value: raw, reason: 'noField' } }
  if (listOf(before) !== listOf(after)) return { value: undefined, kept: { value: raw, reason: 'otherList' } }
  const [old, fresh] = [optionsOf(before), optionsOf(after)]
  if (!old || !fresh) return { value: raw }
  const successors = pairOptions(old, fresh)
  const follow = (item: unknown): unknown => {
    const value = typeof item === 'string' ? item.trim() : item
    const next = typeof value === 'string' ? successors.get(value) : undefined
    return next === undefined ? value : next
  }
  if (!Array.isArray(raw)) {
    const value = follow(raw)
    return value === null ? { value: undefined, kept: { value: raw, reason: 'optionGone' } } : { value }
  }
  const gone = raw.filter((item) => follow(item) === null)
  const value = [...new Set(raw.map(follow).filter((item) => item !== null))]
  return gone.length === 0 ? { value } : { value, kept: { value: gone, reason: 'optionGone' } }
}

/** The dictionary an entry is of; entries of another have other codes. */
function listOf(node: Node): string | undefined {
  return 'dictionaryType' in node ? node.dictionaryType : undefined
}

/** What the new field could hold for the answer, the most readable first. */
function candidates(before: Node, after: Node, value: FieldValue): FieldValue[] {
  const kind = kindFor(after)
  const text = kindFor(before).text(before as FieldNode, value)
  const options = optionsOf(after)
  if (options) {
    const chosen = (Array.isArray(value) ? value.map(String) : [String(value)]).concat(text)
    const found = options.filter((option) => chosen.includes(option.value) || chosen.includes(option.label))
    return found.map((option) =>
      kind.coerce(after as FieldNode, after.kind === 'radio' ? option.value : [option.value]),
    )
  }
  const raws: unknown[] = kindFor(before).numeric ? [value, text] : [text, value]
  return raws.map((raw) => kind.coerce(after as FieldNode, raw))
}

/** Checks that say the value is of another kind, not beyond a limit. */
const formats = new Set(['number', 'decimals', 'real', 'option', 'entry', 'start:real', 'end:real'])

/** Whether an outside value is an answer of the field's kind, within its limits or not. */
export function isOfKind(node: Node, raw: unknown): boolean {
  const kind = kindFor(node)
  const findings = kind.check(node as FieldNode, kind.coerce(node as FieldNode, raw))
  return !findings.some(({ check }) => formats.has(check))
}

/** Whether a candidate is the same answer: nobody who reads or computes with it sees a difference. */
function isSame(before: Node, value: FieldValue, after: Node, candidate: FieldValue): boolean {
  const [from, to] = [kindFor(before), kindFor(after)]
  if (to.isEmpty(candidate)) return false
  if (to.check(after as FieldNode, candidate).some(({ check }) => formats.has(check))) return false
  const text = from.text(before as FieldNode, value)
  if (to.text(after as FieldNode, candidate) === text) return true
  const operands = [from.operand(before as FieldNode, value), to.operand(after as FieldNode, candidate)] as const
  return from.numeric === true && operands[0] !== null && sameValue(operands[0], operands[1])
}
