/** Describes the PDFs of the portal: a declaration, another work item's content, a letter. */
import { formatMinute } from '@/lib/time/beijing-time'
import { technicalQuestions } from '@/lib/work/technical-questions'
import type { FormNode } from '@/smartform/schema/nodes'
import { stateOf } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { engineFor } from '../domain/form-engine'
import { guideOfWork } from '../work/guide'
import { historyOf } from '../work/history'
import { projectInForce } from '../work/project'
import { kindOf } from '../work/viewer-roles'
import { contentBlocks } from './content-blocks'
import type { Fact, Paper } from './paper'

export const commission = '上海市科学技术委员会'

/** `YYYY-MM-DD` in Beijing time. */
export function dayOf(at: number): string {
  return new Date(at + 8 * 3600_000).toISOString().slice(0, 10)
}

export const chineseDay = (at: number) => {
  const [year, month, day] = dayOf(at).split('-').map(Number)
  return `${year}年${month}月${day}日`
}

/** A content as its reader may see it. */
interface Filed {
  form: FormNode
  values: unknown
}

/** The filled form as a document. `clauses`: includes static texts. */
function filedPaper({ form, values }: Filed, now: number, clauses: boolean): Pick<Paper, 'title' | 'blocks'> {
  return {
    title: form.title,
    blocks: contentBlocks(form, engineFor(form, values as Readonly<Record<string, unknown>>, now), clauses),
  }
}

/** A declaration with its number and state; one that is not submitted yet has the watermark 草稿. */
export function declarationPaper(work: WorkRow, content: Filed, now: number): Paper {
  const state = stateOf(kindOf(work), work.state)
  return {
    ...filedPaper(content, now, false),
    lines: [`编号：${work.number ?? '（未提交）'}　　状态：${state?.label ?? work.state}`],
    watermark: work.submittedAt === null ? '草稿' : undefined,
    foot: work.number ?? '未提交',
  }
}

/**
 * A work item's document: contract with parties and signatures, audit report, change, monthly report. Not submitted
 * yet: marked 草稿; a contract with missing signatures: 未签订.
 */
export function workPaper(context: BackendContext, work: WorkRow, content: Filed): Paper {
  const { db, now } = context
  const kind = kindOf(work)
  const state = stateOf(kind, work.state)
  const paper = kind.documents?.find(({ outcome }) => !outcome)
  const signing = (paper?.signedBy.length ?? 0) > 0
  const filed = filedPaper(content, now, signing)
  const signatures = db.signatures
    .where({ contentId: work.id })
    .toSorted((a, b) => a.order - b.order)
    .map(({ party, signerId, signedAt }) => ({
      party,
      name: db.users.get(signerId)?.userFullname ?? '—',
      at: signedAt === null ? null : formatMinute(signedAt),
    }))
  const unsigned = signing && (signatures.length === 0 || signatures.some(({ at }) => at === null))
  const draft = state?.holder === 'creator' || (state?.holder === 'auditor' && work.submittedAt === null)
  const over = state?.holder === null && work.submittedAt !== null && !signing
  return {
    heading: `上海市科技计划项目${guideOfWork(context, work)?.title ? `（${guideOfWork(context, work)?.title}）` : ''}`,
    title: paper?.title ?? filed.title,
    lines: [`编号：${work.number ?? '—'}　　状态：${state?.label ?? work.state}`],
    blocks: [...(signing ? parties(context, work) : []), ...filed.blocks, ...questions(context, work)],
    signatures,
    closing: over ? closingOf(context, work) : [],
    watermark: draft ? '草稿' : unsigned ? '未签订' : undefined,
    foot: [work.number, kind.noun].filter(Boolean).join(' '),
  }
}

/** The parties of the contract. */
function parties(context: BackendContext, work: WorkRow): Paper['blocks'] {
  const project = work.projectId === null ? undefined : projectInForce(context, work.projectId)
  const rows: Fact[] = [
    ['委托方（甲方）', `${commission}${guideOfWork(context, work)?.department ?? ''}`],
    ['承担方（乙方）', context.db.units.get(work.unitId)?.unitName ?? '—'],
    ['项目负责人', context.db.users.get(work.creatorId)?.userFullname ?? '—'],
    ['专项资金', `${project?.funding ?? work.amount ?? '—'} 万元`],
  ]
  return [
    { kind: 'heading', level: 1, text: '签约各方' },
    { kind: 'facts', rows },
  ]
}

/** The questions about the work item with their answers, the oldest first. */
function questions(context: BackendContext, work: WorkRow): Paper['blocks'] {
  const asked = technicalQuestions(historyOf(context, work.id)).toReversed()
  if (asked.length === 0) return []
  return [
    { kind: 'heading', level: 1, text: '提问与答复' },
    ...asked.flatMap(({ text, by, at, answer }): Paper['blocks'] => [
      { kind: 'text', label: `${by} 问，${formatMinute(at)}`, text },
      answer
        ? { kind: 'text', label: `${answer.by} 答，${formatMinute(answer.at)}`, text: answer.text }
        : { kind: 'text', text: '（没有答复）' },
    ]),
  ]
}

/** The issuer and date of a submitted report: the firm for its audit, otherwise the person who submitted it. */
function closingOf({ db }: BackendContext, work: WorkRow): string[] {
  const firm = work.assigned.auditor?.map((id) => db.units.get(id.slice('unit:'.length))?.unitName)[0]
  const by = firm ?? db.units.get(work.unitId)?.unitName
  return [by ?? '', chineseDay(work.submittedAt ?? work.stateSince)].filter(Boolean)
}

/** The conclusion letter of a project. */
export function letterPaper(context: BackendContext, work: WorkRow, passedAt: number): Paper {
  const { cycle, funding, leaderName, unitName } = projectInForce(context, work.projectId ?? '')
  const number = String(work.facts.letterNumber)
  const rows: Fact[] = [
    ['项目名称', work.title],
    ['项目编号', work.number ?? '—'],
    ['项目负责人', leaderName],
    ['承担单位', unitName],
    ['执行期', `${cycle.start ?? '—'} 至 ${cycle.end ?? '—'}`],
    ['专项资金', `${funding} 万元`],
    ...(typeof work.facts.reason === 'string' ? [['验收意见', work.facts.reason] satisfies Fact] : []),
  ]
  return {
    heading: commission,
    title: '科技计划项目结题证书',
    lines: [`证书编号：${number}`],
    blocks: [
      { kind: 'facts', rows },
      {
        kind: 'text',
        text: `　　经组织专家验收，${unitName}承担的上述项目完成了任务书规定的任务，经费使用符合规定，准予结题。特发此证。`,
      },
    ],
    closing: [commission, chineseDay(passedAt)],
    foot: `结题证书 ${number}`,
  }
}
