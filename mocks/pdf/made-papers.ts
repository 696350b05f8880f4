/** Makes the PDFs of a work item that its readers may open; for archive, letters and the pdfgenerate resolvers. */

import { letterUntil } from '@/work/letter-term'
import type { BackendContext } from '../context'
import { contentView, formOfContent } from '../domain/content-view'
import { fail } from '../fail'
import { requireWork } from '../work/viewer-roles'
import type { Paper } from './paper'
import { inPaperLanguage } from './paper-words'
import { declarationPaper, letterPaper, workPaper } from './papers'

/** A document and its file name. */
export interface NamedPaper {
  paper: Paper
  name: string
}

/**
 * A content as a document, in the version its reader may see. 603001 and 60154 as elsewhere.
 * @param english whether headings, labels, options and known names are in English
 */
export function contentPaper(context: BackendContext, contentId: string, english = false): NamedPaper {
  const { work } = requireWork(context, contentId)
  if (work.formId === null) fail(603001)
  const view = contentView(context, contentId)
  return inPaperLanguage(context.db, english, (words) => {
    const content = { form: formOfContent(context, view), values: view.values }
    const fileName = (title: string) => `${[work.number, title].filter(Boolean).join(english ? ' ' : '')}.pdf`
    if (work.kind !== 'DECLARATION') {
      const paper = workPaper(context, work, content, words)
      return { paper, name: fileName(paper.title) }
    }
    const paper = declarationPaper(work, content, context.now, words)
    return { paper, name: fileName(words.nameOf(work.title) || paper.title) }
  })
}

/**
 * The conclusion letter of an acceptance: 603309 before it passed, 603307 after its term, 603308 for key projects. The English one says
 * that it is a translation.
 */
export function conclusionLetter(context: BackendContext, workId: string, english = false): NamedPaper {
  const { work } = requireWork(context, workId)
  const { passedAt, key = false } = work.facts
  if (work.kind !== 'ACCEPTANCE' || work.state !== 'PASSED' || typeof passedAt !== 'number') return fail(603309)
  if (context.now > letterUntil(passedAt, key === true)) return fail(key === true ? 603308 : 603307)
  return inPaperLanguage(context.db, english, (words) => ({
    paper: letterPaper(context, work, passedAt, words),
    name: english ? `${work.number ?? ''} Conclusion letter (translation).pdf` : `${work.number ?? ''}结题证书.pdf`,
  }))
}
