import { declarationStates } from '@/lib/work/declaration'
import { contentLines } from '../content-lines'
import { engineFor, formNode } from '../domain/form-engine'
import { requirePart } from '../domain/roles'
import { fail } from '../fail'
import { storeMadeFile } from '../made-file'
import { pdf } from '../pdf'
import type { Resolvers } from './pdfgenerate.generated'

export const resolvers: Resolvers = {
  Query: {
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
