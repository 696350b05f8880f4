/** Makes the PDFs of a work item that its readers may open; for archive, letters and the pdfgenerate resolvers. */

import { letterUntil } from '@/work/letter-term'
import type { BackendContext } from '../context'
import { contentView, formOfContent } from '../domain/content-view'
import { fail } from '../fail'
import { requireWork } from '../work/viewer-roles'
import type { Paper } from './paper'
import { declarationPaper, letterPaper, workPaper } from './papers'

/** A document and its file name. */
export interface NamedPaper {
  paper: Paper
  name: string
}

/** A content as a document, in the version its reader may see. 603001 and 60154 as elsewhere. */
export function contentPaper(context: BackendContext, contentId: string): NamedPaper {
  const { work } = requireWork(context, contentId)
  if (work.formId === null) fail(603001)
  const view = contentView(context, contentId)
  const content = { form: formOfContent(context, view), values: view.values }
  if (work.kind !== 'DECLARATION') {
    const paper = workPaper(context, work, content)
    return { paper, name: `${work.number ?? ''}${paper.title}.pdf` }
  }
  const paper = declarationPaper(work, content, context.now)
  return { paper, name: `${work.number ?? ''}${work.title || paper.title}.pdf` }
}

/** The conclusion letter of an acceptance: 603309 before it passed, 603307 after its term, 603308 for key projects. */
export function conclusionLetter(context: BackendContext, workId: string): NamedPaper {
  const { work } = requireWork(context, workId)
  const { passedAt, key = false } = work.facts
  if (work.kind !== 'ACCEPTANCE' || work.state !== 'PASSED' || typeof passedAt !== 'number') return fail(603309)
  if (context.now > letterUntil(passedAt, key === true)) return fail(key === true ? 603308 : 603307)
  return { paper: letterPaper(context, work, passedAt), name: `${work.number ?? ''}结题证书.pdf` }
}
