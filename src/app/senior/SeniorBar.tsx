/** The bar of the senior mode, above every page: text size, reading aloud, and the way back. */

import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale, useT } from '@/ui/use-t'
import { isReadingAloud, read, stopReading, watchReading } from './read-aloud'
import styles from './SeniorBar.module.css'
import { spokenControl, spokenPassages } from './spoken-text'

interface SeniorBarProps {
  /** The text size in px, one of `sizes`. */
  size: number
  sizes: readonly number[]
  onSize(step: -1 | 1): void
  onLeave(): void
}

/** The visible page: its main part, without the pages of other tabs. */
const visibleMain = () =>
  [...document.querySelectorAll('main')].find((main) => !main.closest('[hidden]')) ?? document.body

/** The bar; a page of its own root, so that it stays whatever happens to the page below. */
export function SeniorBar({ size, sizes, onSize, onLeave }: SeniorBarProps) {
  const t = useT()
  const isReading = useSyncExternalStore(watchReading, isReadingAloud)
  const [readsFocus, setReadsFocus] = useState(false)
  const [isSilent, setSilent] = useState(false)
  useFocusReading(readsFocus, setSilent)
  useEscape(stopReading)

  const readPage = async () => {
    const main = visibleMain()
    const heading = main.querySelector('h1')
    const isOpen = () => heading === null || (heading.isConnected && !heading.closest('[hidden]'))
    setSilent(!(await read(spokenPassages(main), isOpen)))
  }
  const smallest = size === sizes[0]
  const largest = size === sizes.at(-1)
  return (
    <section className={styles.bar} aria-label={t('长辈版工具')}>
      <strong className={styles.name} tabIndex={-1}>
        {t('长辈版')}
      </strong>
      <BarButton data-repeatable words={t('字小一点')} short="A−" aria-disabled={smallest} onClick={() => onSize(-1)} />
      <BarButton data-repeatable words={t('字大一点')} short="A+" aria-disabled={largest} onClick={() => onSize(1)} />
      <button type="button" data-repeatable onClick={() => (isReading ? stopReading() : readPage())}>
        {isReading ? t('停止朗读') : t('朗读本页')}
      </button>
      <button type="button" aria-pressed={readsFocus} onClick={() => setReadsFocus(!readsFocus)}>
        {readsFocus ? t('不再读出所选') : t('读出所选')}
      </button>
      <BarButton words={t('退出长辈版')} short={t('退出')} onClick={onLeave} />
      <p role="status" className={styles.note}>
        {isSilent && t('这个浏览器没有中文语音，不能朗读。可以使用电脑或手机自带的读屏功能。')}
      </p>
    </section>
  )
}

interface BarButtonProps extends ComponentProps<'button'> {
  words: string
  /** What it shows in a narrow window, where the words of all buttons would take half of the screen. */
  short: string
}

/** A button of the bar; its name is `words` at any width. */
function BarButton({ words, short, ...button }: BarButtonProps) {
  return (
    <button type="button" aria-label={words} title={words} {...button}>
      <span className={styles.words}>{words}</span>
      <span className={styles.short}>{short}</span>
    </button>
  )
}

/** Reads the control that gets the focus. */
function useFocusReading(isOn: boolean, onSilent: (isSilent: boolean) => void): void {
  const language = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has another voice; setting a state stays the same
  useEffect(() => {
    if (!isOn) return
    const say = async ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== document.body) onSilent(!(await read([spokenControl(target)])))
    }
    document.addEventListener('focusin', say)
    return () => {
      document.removeEventListener('focusin', say)
      stopReading()
    }
  }, [isOn, language])
}

function useEscape(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [act])
}
