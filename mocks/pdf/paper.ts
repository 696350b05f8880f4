/** The types that describe a PDF document, and its layout for pdfmake, for all PDFs of the portal. */

import type { Content, Node as ContentNode, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import { type SheetWords, sheetWords } from '../sheets/sheet-words'

/** Part of a document. */
export type Block =
  | { kind: 'heading'; text: string; level: 1 | 2 }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'text'; label?: string; text: string }
  | {
      kind: 'table'
      label?: string
      columns: readonly PaperColumn[]
      rows: readonly (readonly string[])[]
      total?: readonly string[]
    }

export type Fact = readonly [label: string, value: string]

interface PaperColumn {
  label: string
  /** Whether it holds numbers: these are right-aligned and never wrapped. */
  numbers: boolean
}

/** One party's signature; `at` as text, null while it is missing. */
interface PaperSignature {
  party: string
  name: string
  at: string | null
}

/** A document in office layout. */
export interface Paper {
  title: string
  /** Above the title: programme and issuer. */
  heading?: string
  /** Below the title, one line each: number, state. */
  lines?: readonly string[]
  blocks: readonly Block[]
  signatures?: readonly PaperSignature[]
  /** At the end, right-aligned: issuer and date. */
  closing?: readonly string[]
  /** Printed across each page of a document that is not in force yet. */
  watermark?: string
  /** In the footer, beside the page number. */
  foot: string
  /** Whether it is a translation into English. */
  english?: boolean
}

/** The page number of a footer. */
const pageNumber = /^(第 \d+ 页 共 \d+ 页|Page \d+ of \d+)$/

/** Whether a node is more than a heading or part of the footer. */
const isContent = ({ text, table, headlineLevel }: ContentNode, foot: string) =>
  headlineLevel === undefined &&
  (table !== undefined || (text !== undefined && text !== foot && !pageNumber.test(String(text))))

/**
 * The lowest place of a table's name, and how much higher each heading above it must stand, as shares of a page: below it,
 * head and first row have no room. Their own places do not say so: pdfmake gives the place before it moved them on.
 */
const lowestName = 0.89
const headingShare = 0.05

const grey = '#8c8c8c'
const line = { hLineWidth: () => 0.5, vLineWidth: () => 0.5, hLineColor: () => grey, vLineColor: () => grey }
const roomy = { paddingLeft: () => 5, paddingRight: () => 5, paddingTop: () => 3, paddingBottom: () => 4 }
const grid = { ...line, ...roomy }

const head = (text: string, more = {}): TableCell => ({ text, bold: true, fillColor: '#f2f2f2', ...more })

/** Two facts per row, as on paper forms; a fact with a long value has its own row. */
function factsTable(rows: readonly Fact[]): Content {
  const body: TableCell[][] = []
  const long = ([, value]: Fact) => value.length > 18
  const remaining = [...rows]
  for (let first = remaining.shift(); first; first = remaining.shift()) {
    const second = remaining[0]
    if (!long(first) && second && !long(second)) {
      remaining.shift()
      body.push([head(first[0]), first[1], head(second[0]), second[1]])
    } else body.push([head(first[0]), { text: first[1], colSpan: 3 }, '', ''])
  }
  return { table: { widths: [86, '*', 86, '*'], body, dontBreakRows: true }, layout: grid, margin: [0, 2, 0, 8] }
}

/** From this number of columns on, a table has smaller text. */
const many = 6

function rowsTable({ columns, rows, total, label }: Extract<Block, { kind: 'table' }>): Content[] {
  const cell = (text: string, index: number, more = {}): TableCell => ({
    text,
    alignment: columns[index]?.numbers ? 'right' : 'left',
    noWrap: columns[index]?.numbers,
    ...more,
  })
  const body = [
    columns.map(({ label }, index) =>
      head(label.replace('（', '\n（'), { alignment: columns[index]?.numbers ? 'right' : 'left' }),
    ),
    ...rows.map((cells) => cells.map((text, index) => cell(text, index))),
    ...(total ? [total.map((text, index) => cell(text, index, { bold: true }))] : []),
  ]
  const share = columns.length >= many ? 44 : 62
  return [
    ...(label === undefined
      ? []
      : [{ text: label, bold: true, margin: [0, 4, 0, 2], headlineLevel: 2 } satisfies Content]),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        widths: columns.map(({ numbers }, index) => (index === 0 || !numbers ? '*' : share)),
        body,
        dontBreakRows: true,
      },
      layout: grid,
      fontSize: columns.length >= many ? 8.5 : 9.5,
      margin: [0, 2, 0, 8],
    },
  ]
}

function drawn(block: Block): Content[] {
  if (block.kind === 'facts') return [factsTable(block.rows)]
  if (block.kind === 'table') return rowsTable(block)
  if (block.kind === 'heading') {
    const first = block.level === 1
    const size = first ? 14 : 12
    return [
      { text: block.text, bold: true, fontSize: size, margin: [0, first ? 12 : 6, 0, 4], headlineLevel: block.level },
    ]
  }
  const text: Content = { text: block.text, preserveLeadingSpaces: true, margin: [0, 0, 0, 8] }
  return block.label === undefined
    ? [text]
    : [{ text: block.label, bold: true, margin: [0, 4, 0, 2], headlineLevel: 2 }, text]
}

/** The signature places of the parties, in order, with signer and date. */
function signed(signatures: readonly PaperSignature[], words: SheetWords): Content {
  const body = [
    [head(words('签署方')), head(words('签署人')), head(words('签署时间（北京时间）'))],
    ...signatures.map(({ party, name, at }) => [
      party,
      at === null ? words('{name}（未签署）', { name }) : name,
      at ?? '—',
    ]),
  ]
  return {
    unbreakable: true,
    stack: [
      { text: words('各方签署'), bold: true, fontSize: 14, margin: [0, 12, 0, 4] },
      { table: { widths: ['*', '*', '*'], body, heights: (row) => (row === 0 ? 16 : 30) }, layout: grid },
      { text: words('各方经短信验证码核验身份后电子签署。'), fontSize: 9, color: '#595959', margin: [0, 4, 0, 0] },
    ],
  }
}

/** The layout of a document: A4, heading, title, blocks, signatures, and page x of y. */
export function layOut({
  title,
  heading,
  lines = [],
  blocks,
  signatures,
  closing = [],
  watermark,
  foot,
  english = false,
}: Paper): TDocumentDefinitions {
  const words = sheetWords(english ? 'EN' : 'ZH')
  const centred = { alignment: 'center' } as const
  return {
    pageSize: 'A4',
    pageMargins: [62, 62, 62, 62],
    language: english ? 'en' : 'zh-CN',
    info: { title, author: words('上海市科学技术委员会'), creator: words('科技创新管理服务平台') },
    defaultStyle: { font: 'Song', fontSize: 10.5, lineHeight: 1.3 },
    watermark:
      watermark === undefined ? undefined : { text: watermark, font: 'Song', bold: true, opacity: 0.08, angle: -45 },
    footer: (page, pages) => ({
      columns: [
        { text: foot, fontSize: 8.5, color: '#595959' },
        {
          text: english ? `Page ${page} of ${pages}` : `第 ${page} 页 共 ${pages} 页`,
          fontSize: 8.5,
          color: '#595959',
          alignment: 'right',
          width: 110,
        },
      ],
      margin: [62, 24, 62, 0],
    }),
    // A heading at the bottom of a page moves to the next page with its content: other headings and the footer are none.
    pageBreakBefore: ({ headlineLevel, startPosition }, nodes) => {
      if (headlineLevel === undefined) return false
      const following = nodes.getFollowingNodesOnPage()
      const next = following.findIndex((node) => isContent(node, foot))
      const lowest = lowestName - next * headingShare
      return next === -1 || (following[next]?.table !== undefined && startPosition.verticalRatio > lowest)
    },
    content: [
      ...(heading === undefined
        ? []
        : [{ text: heading, ...centred, fontSize: 12, margin: [0, 0, 0, 6] } satisfies Content]),
      { text: title, ...centred, bold: true, fontSize: 20, margin: [0, 0, 0, 8] },
      ...lines.map((text): Content => ({ text, ...centred, color: '#404040' })),
      { text: '', margin: [0, 0, 0, 8] },
      ...blocks.flatMap(drawn),
      ...(signatures?.length ? [signed(signatures, words)] : []),
      ...closing.map((text, index): Content => ({ text, alignment: 'right', margin: [0, index === 0 ? 40 : 4, 0, 0] })),
    ],
  }
}
