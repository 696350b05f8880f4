import type { Expression } from '../expression/ast'
import type {
  AttachmentsSource,
  CertificateSource,
  CheckboxGroupSource,
  ComputedSource,
  DateRangeSource,
  DateSource,
  DictionarySource,
  DictionaryTreeSource,
  EmailSource,
  ImageSource,
  LedgerSource,
  LongTextSource,
  MobileSource,
  MoneySource,
  MonthSource,
  NumberSource,
  PercentSource,
  PersonSource,
  RadioSource,
  RichTextSource,
  RuleSource,
  Severity,
  StaticSource,
  TableSource,
  TextSource,
  UnitPickerSource,
  YesNoSource,
} from './definition'

/** The three conditions every field has, parsed; `null` expression never occurs: constants are folded. */
interface Conditions {
  visibleWhen: Expression
  requiredWhen: Expression
  lockedWhen: Expression
  width: 1 | 2 | 3
  /** Id of the page and section it stands on. */
  pageId: string
  sectionId: string
}

type Parsed<S> = Omit<S, 'required' | 'visibleWhen' | 'lockedWhen' | 'width'> & Conditions

export type TextNode = Parsed<TextSource>
export type LongTextNode = Parsed<LongTextSource>
export type NumberNode = Parsed<NumberSource>
export type MoneyNode = Parsed<MoneySource>
export type DateRangeNode = Parsed<DateRangeSource>
export type RadioNode = Parsed<RadioSource>
export type DictionaryNode = Parsed<DictionarySource>
export type CertificateNode = Parsed<CertificateSource>
export type CheckboxGroupNode = Parsed<CheckboxGroupSource>
export type DateNode = Parsed<DateSource>
export type DictionaryTreeNode = Parsed<DictionaryTreeSource>
export type EmailNode = Parsed<EmailSource>
export type ImageNode = Parsed<ImageSource>
export type MobileNode = Parsed<MobileSource>
export type MonthNode = Parsed<MonthSource>
export type PercentNode = Parsed<PercentSource>
export type PersonNode = Parsed<PersonSource>
export type RichTextNode = Parsed<RichTextSource>
export type UnitPickerNode = Parsed<UnitPickerSource>
export type YesNoNode = Parsed<YesNoSource>
export type AttachmentsNode = Parsed<AttachmentsSource>
export type StaticNode = Parsed<StaticSource>
export type ComputedNode = Omit<Parsed<ComputedSource>, 'value'> & { value: Expression }
export type ColumnNode =
  | TextNode
  | LongTextNode
  | NumberNode
  | MoneyNode
  | DateRangeNode
  | RadioNode
  | DictionaryNode
  | ComputedNode
  | PercentNode
  | DateNode
  | MonthNode
  | YesNoNode
  | CheckboxGroupNode
  | DictionaryTreeNode
  | UnitPickerNode
  | MobileNode
  | EmailNode
  | CertificateNode
export type TableNode = Omit<Parsed<TableSource>, 'columns'> & { columns: readonly ColumnNode[] }

export type FieldNode = ColumnNode | RichTextNode | PersonNode | AttachmentsNode | ImageNode | StaticNode | TableNode

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

export interface RuleNode extends Omit<RuleSource, 'when' | 'assert' | 'severity' | 'ledger'> {
  severity: Severity
  when: Expression
  assert: Expression
  ledger:
    | (Omit<LedgerSource, 'current' | 'limit' | 'headroom'> & {
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
  pages: readonly PageNode[]
  rules: readonly RuleNode[]
  /** Top-level fields by id, in the order of the form. */
  fields: ReadonlyMap<string, FieldNode>
  definitionProblems: readonly DefinitionProblem[]
}
