import { t } from '@/lib/i18n'
import type { Presence } from '../ports'
import type { FormNode } from '../schema/nodes'

/** Who is where in the form, in words: those on this page first, each person once a page. */
export function presenceTexts(form: FormNode, others: readonly Presence[], pageId: string): string[] {
  const here = others.filter((one) => one.pageId === pageId)
  const elsewhere = others.filter((one) => one.pageId !== pageId)
  const texts = [...here, ...elsewhere].map(({ name, own, pageId: at }) => {
    const page = form.pages.find((one) => one.id === at)?.title
    if (at === pageId) return own ? t('您在另一个标签页也打开了本页') : t('{name} 正在本页填写', { name })
    if (page === undefined) return ''
    return own ? t('您在另一个标签页打开了“{page}”', { page }) : t('{name} 正在填写“{page}”', { name, page })
  })
  return [...new Set(texts)].filter((text) => text !== '')
}
