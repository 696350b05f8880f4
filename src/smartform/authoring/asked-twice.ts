/** Finds form fields that ask again for a fact which the portal knows already, for the test of the embedded forms. */

import { isConstant } from '../expression/ast'
import type { FieldKind } from '../kinds/kinds'
import type { FormNode } from '../schema/nodes'

/** A fact known before a form is opened: where it is, and how forms name it. */
export interface KnownFact {
  /** A path of `prefill`: `profile.userMobile`, `declaration.objective`. */
  source: string
  /** The id or label (without its unit) of fields that ask for it. */
  names: readonly string[]
  /** The kinds of answer it fits. */
  kinds: readonly FieldKind[]
}

/** A field that asks for a known fact. */
interface AskedTwice {
  /** Its id. */
  place: string
  label: string
  sources: readonly string[]
}

/** Kinds whose answers are given anew with every form: a promise, a file, a text that is only read. */
const anew = new Set<FieldKind>(['computed', 'static', 'attachments', 'image', 'commitment'])

/** A label without a unit or remark in brackets. */
const plain = (label: string) => label.replace(/[（(].*?[）)]/g, '').trim()

/** What an earlier form asks, as facts for later ones; `root`: its name in `prefill` paths. */
export function factsOfForm(form: FormNode, root: string): KnownFact[] {
  return [...form.fields.values()]
    .filter(({ kind }) => !anew.has(kind))
    .map(({ id, label, kind }) => ({ source: `${root}.${id}`, names: [id, plain(label)], kinds: [kind] }))
}

/**
 * The fields of a form that ask for one of the known facts and neither take it over (`prefill`) nor are locked. A field
 * asks for a fact where its id or its label, and its kind, are the fact's.
 */
export function askedTwice(form: FormNode, known: readonly KnownFact[]): AskedTwice[] {
  return [...form.fields.values()].flatMap((node) => {
    if (anew.has(node.kind) || node.prefill !== undefined || isConstant(node.lockedWhen, true)) return []
    const asks = ({ names, kinds }: KnownFact) =>
      kinds.includes(node.kind) && (names.includes(node.id) || names.includes(plain(node.label)))
    const sources = known.filter(asks).map(({ source }) => source)
    return sources.length > 0 ? [{ place: node.id, label: node.label, sources: [...new Set(sources)] }] : []
  })
}
