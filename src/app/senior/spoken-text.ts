/** Collects the texts to read aloud (page, focused control), for the senior mode. */

import { t, text } from '@/lib/i18n/i18n'

const controls = 'a[href], button, input, select, textarea, [role], summary'

/** The spoken word for each kind of control. */
const roleWords: Readonly<Record<string, string>> = {
  button: text('按钮'),
  checkbox: text('复选框'),
  combobox: text('选择框'),
  link: text('链接'),
  menuitem: text('菜单项'),
  option: text('列表项'),
  radio: text('单选框'),
  searchbox: text('输入框'),
  spinbutton: text('输入框'),
  summary: text('按钮'),
  switch: text('开关'),
  tab: text('页签'),
  textbox: text('输入框'),
}

const ownRole: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SELECT: 'combobox',
  SUMMARY: 'summary',
  TEXTAREA: 'textbox',
}

function roleOf(element: Element): string {
  const role = element.getAttribute('role')
  if (role !== null) return role
  if (element instanceof HTMLInputElement)
    return ['checkbox', 'radio', 'button', 'submit'].find((type) => type === element.type) ?? 'textbox'
  return ownRole[element.tagName] ?? ''
}

const isSilent = (element: Element): boolean =>
  element.matches('[hidden], [aria-hidden="true"], script, style, noscript') ||
  getComputedStyle(element).display === 'none' ||
  getComputedStyle(element).visibility === 'hidden'

/** The parts of a text without the spaces of its layout. */
const tidied = (words: string) => words.replaceAll(/\s+/g, ' ').trim()

/** The text inside an element that is to be heard. */
function heard(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  if (!(node instanceof Element) || isSilent(node)) return ''
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt')
  if (label !== null) return ` ${label} `
  const inner = [...node.childNodes].map(heard).join('')
  return /^inline/.test(getComputedStyle(node).display) ? inner : ` ${inner} `
}

function textOfIds(element: Element, attribute: string): string {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean)
  return ids.map((id) => tidied(document.getElementById(id)?.textContent ?? '')).join(' ')
}

function nameOf(element: Element): string {
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
  return tidied(
    textOfIds(element, 'aria-labelledby') ||
      element.getAttribute('aria-label') ||
      labels.map(heard).join(' ') ||
      heard(element) ||
      element.getAttribute('title') ||
      element.getAttribute('placeholder') ||
      '',
  )
}

/** What a field holds. A password is never said. */
function contentOf(element: Element): string {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return element.checked ? t('已选中') : t('未选中')
  const checked = element.getAttribute('aria-checked') ?? element.getAttribute('aria-selected')
  if (checked !== null) return checked === 'true' ? t('已选中') : t('未选中')
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? ''
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return ''
  if (element.type === 'button' || element.type === 'submit') return ''
  if (element.value === '') return t('还没有填写')
  return element.type === 'password' ? t('已经填写') : element.value
}

/** What is said of a control that has the focus: its name, kind, content and hint. */
export function spokenControl(element: Element): string {
  const role = roleOf(element)
  const open = element.getAttribute('aria-expanded')
  const states = [
    roleWords[role] ? t(roleWords[role]) : '',
    contentOf(element),
    open === null ? '' : open === 'true' ? t('已展开') : t('已收起'),
    element.getAttribute('aria-required') === 'true' || element.matches(':required') ? t('必填') : '',
    element.getAttribute('aria-invalid') === 'true' ? t('需要修改') : '',
    element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled') ? t('不可用') : '',
    textOfIds(element, 'aria-describedby'),
  ]
  return [nameOf(element), ...states].filter(Boolean).join('，')
}

/** Elements that are one passage for a listener. */
const passages =
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, td, th, label, legend, caption, summary, [role="alert"], [role="status"]'

/** The passages of a part of the page, in reading order: the text around controls, and each control with its kind. */
export function spokenPassages(part: Element): string[] {
  const said: string[] = []
  let line = ''
  const end = () => {
    if (tidied(line)) said.push(tidied(line))
    line = ''
  }
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      line += node.textContent ?? ''
      return
    }
    if (!(node instanceof Element) || isSilent(node)) return
    if (node.matches(controls) && roleWords[roleOf(node)]) {
      // Links inside a sentence are part of it.
      if (node.matches('a[href]')) line += ` ${nameOf(node)} `
      else {
        end()
        said.push(spokenControl(node))
      }
      return
    }
    const label = node.getAttribute('alt') ?? (node.matches('[role="img"]') ? node.getAttribute('aria-label') : null)
    if (label !== null) {
      line += ` ${label} `
      return
    }
    const isPassage = node.matches(passages) || !/^(inline|contents)/.test(getComputedStyle(node).display)
    if (isPassage) end()
    for (const child of node.childNodes) walk(child)
    if (isPassage) end()
  }
  walk(part)
  end()
  return said
}
