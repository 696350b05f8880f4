/** Tests of where the PDFs break pages. */
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { startBackend } from '../node'
import { makePdf } from './make-pdf'

// Its start says where fonts are read from.
startBackend()

const table = {
  kind: 'table',
  label: '进度安排',
  columns: ['起止时间', '工作内容'].map((label) => ({ label, numbers: false })),
  rows: [
    ['第一阶段', '数据采集'],
    ['第二阶段', '样机研制'],
  ],
} as const

const heading = { kind: 'heading', text: '经费预算', level: 2 } as const

async function pagesAfter(lines: number): Promise<string[]> {
  const text = Array.from({ length: lines }, () => '行').join('\n')
  const bytes = await makePdf({ title: '任务书', foot: '脚注', blocks: [{ kind: 'text', text }, heading, table] })
  const { text: pages } = await extractText(await getDocumentProxy(bytes.slice()))
  return pages.map((page) => page.replace(/\s+/g, ''))
}

it('heading, name and head of a table stand on the page of its first row', async () => {
  const broken: number[] = []
  for (let lines = 24; lines < 44; lines += 1) {
    const pages = await pagesAfter(lines)
    const withName = pages.find((page) => page.includes(table.label)) ?? ''
    const stands = ['经费预算', '起止时间', '第一阶段'].every((part) => withName.includes(part))
    if (!stands) broken.push(lines)
  }
  expect(broken).toEqual([])
})
