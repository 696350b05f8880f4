/** A hook that puts 错误： before the document title while a form has problems; for the error summaries of all forms. */
import { useEffect } from 'react'
import { useT } from './use-t'

/** Puts 错误： before the document title while the form has problems, and again after the title changes. */
export function useErrorTitle(wrong: boolean, pageId: string) {
  const t = useT()
  const prefix = t('错误：')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings a new title
  useEffect(() => {
    if (!wrong) return
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`
    }
    mark()
    // Runs after the host has set its title.
    const timer = setTimeout(mark)
    return () => {
      clearTimeout(timer)
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [wrong, pageId, prefix])
}
