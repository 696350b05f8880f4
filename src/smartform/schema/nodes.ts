/** The types of a parsed form definition: form, page, section, field, rule. */
import type { Cells, Expression } from '../expression/ast'
import type { ColumnKind } from '../kinds/column-kinds'
import type { FieldKind, NodeOf } from '../kinds/kinds'
import type { FormSource, LedgerSource, RuleSource, Severity } from './definition'
import type { Spoken } from './parsed'

export type { Parsed } from './parsed'

export type ColumnNode = { [K in ColumnKind]: NodeOf<K> }[ColumnKind]
export type FieldNode = { [K in FieldKind]: NodeOf<K> }[FieldKind]
export type TableNode = NodeOf<'table'>

export interface SectionNode {
  id: string
  title?: string
  help?: string
  visibleWhen: Expression
  fields: readonly FieldNode[]
}

export interface PageNode {
  id: string
  title: string
  help?: string
  visibleWhen: Expression
  sections: readonly SectionNode[]
}

/** Where a rule is shown: at a field, or at cells of a table's column. */
export interface RuleTarget {
  field: string
  column?: string
  /** Which cells, where the definition says it; else those that break the rule, as far as its assertion tells. */
  cells?: Cells
}

export interface RuleNode extends Spoken<Omit<RuleSource, 'when' | 'assert' | 'severity' | 'ledger' | 'at'>> {
  at: readonly RuleTarget[]
  severity: Severity
  when: Expression
  assert: Expression
  ledger:
    | (Spoken<Omit<LedgerSource, 'current' | 'limit' | 'headroom'>> & {
        current: Expression
        limit: Expression
        headroom: { value: Expression; unit: string; decimals?: number } | null
      })
    | null
}

/** Something in a definition that cannot be used; the rest of the form works. */
export interface DefinitionProblem {
  /** Where: `pages[0].sections[1].fields[2]`, `rules[3].assert`. */
  at: string
  message: string
}

export interface FormNode {
  id: string
  version: number
  title: string
  summary?: NonNullable<FormSource['summary']>
  pages: readonly PageNode[]
  rules: readonly RuleNode[]
  /** Top-level fields by id, in the order of the form. */
  fields: ReadonlyMap<string, FieldNode>
  /** What may demand an answer could not be read: it can be filled in, not handed in. */
  undecided: boolean
  definitionProblems: readonly DefinitionProblem[]
  /** Places of texts without English, where the form is offered in it. */
  untranslated: readonly string[]
}
