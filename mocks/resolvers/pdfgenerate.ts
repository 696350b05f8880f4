import { declarationStates } from '@/lib/work/declaration'
import { contentLines } from '../content-lines'
import { engineFor, formNode } from '../domain/form-engine'
import { requirePart } from '../domain/roles'
import { fail } from '../fail'
import { storeMadeFile } from '../made-file'
import { pdf } from '../pdf'
import { projectInForce } from '../work/project'
import { requireWork } from '../work/standing'
import type { Resolvers } from './pdfgenerate.generated'

/** One year after; key projects two (specification, section 9). */
function letterUntil(passedAt: number, key: boolean): number {
  const day = new Date(passedAt)
  return day.setUTCFullYear(day.getUTCFullYear() + (key ? 2 : 1))
}

export const resolvers: Resolvers = {
  Query: {
    conclusionLetter(_root, { workId }, context) {
      const { work } = requireWork(context, workId)
      const { passedAt, key = false, letterNumber } = work.facts
      if (work.kind !== 'ACCEPTANCE' || work.state !== 'PASSED' || typeof passedAt !== 'number') return fail(603309)
      if (context.now > letterUntil(passedAt, key === true)) return fail(key === true ? 603308 : 603307)
      const project = projectInForce(context, work.projectId ?? '')
      const day = new Date(passedAt + 8 * 3600_000).toISOString().slice(0, 10)
      const lines = [
        { text: '上海市科技计划项目结题证书', size: 20 },
        { text: `证书编号：${String(letterNumber)}` },
        { text: `项目编号：${work.number ?? '—'}` },
        { text: `项目名称：${work.title}` },
        { text: `承担单位：${project.unitName}` },
        { text: `项目负责人：${project.leaderName}` },
        { text: `执行期：${project.cycle.start ?? '—'} 至 ${project.cycle.end ?? '—'}` },
        { text: `专项资金：${project.funding} 万元` },
        { text: `经验收，该项目完成了任务书规定的任务，准予结题。` },
        { text: `上海市科学技术委员会　　${day}` },
      ]
      return storeMadeFile(context, `${work.number ?? ''}结题证书.pdf`, 'application/pdf', pdf(lines))
    },
    contentPdf(_root, { contentId }, context) {
      const { declaration } = requirePart(context, contentId)
      const content = context.db.contents.get(contentId) ?? fail(603001)
      const form = formNode(content.formId, content.formVersion)
      const lines = contentLines(form, engineFor(form, content.values, context.now))
      const label = declarationStates[declaration.state].label
      const head = [
        { text: form.title, size: 18 },
        { text: `编号：${declaration.number ?? '（未提交）'}    状态：${label}` },
      ]
      const name = `${declaration.number ?? ''}${declaration.name ?? form.title}.pdf`
      return storeMadeFile(context, name, 'application/pdf', pdf([...head, ...lines]))
    },
  },
}
