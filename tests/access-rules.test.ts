/** Points of access that the sources themselves can show (docs/accessibility.md): nothing plays, flashes or turns, no text is a picture. */

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') }))

const scripts = filesIn('src', /(?<!\.test)\.tsx?$/)
const styles = [...filesIn('src', /\.css$/), { file: 'index.html', text: readFileSync('index.html', 'utf8') }]

/** The lines that match, with their files. */
const lines = (files: readonly { file: string; text: string }[], rule: RegExp) =>
  files.flatMap(({ file, text }) => {
    const found = text.split('\n').filter((line) => rule.test(line))
    return found.map((line) => `${file}: ${line.trim()}`)
  })

it('the portal plays no sound and no film', () => {
  expect(lines(scripts, /<(?:audio|video|track)\b|new Audio\(/)).toEqual([])
})

it('only the bar of a page on its way moves for longer than five seconds', () => {
  expect(lines(styles, /\binfinite\b/)).toEqual([
    'src/app/layouts/BasicLayout.module.css: run 1.2s linear 200ms infinite;',
  ])
})

it('nothing changes its brightness more than three times a second: no repeated animation is shorter than a second', () => {
  const repeated = lines(styles, /\binfinite\b/)
  for (const line of repeated) expect(Number(/ (\d+(?:\.\d+)?)s /.exec(line)?.[1])).toBeGreaterThanOrEqual(1)
})

it('no style sheet asks how the device is held', () => {
  expect(lines(styles, /\borientation\s*:/)).toEqual([])
})

it('no text is a picture: the portal’s own pictures are drawn by code, but for the mark of the browser’s tab', () => {
  const pictures = /\.(?:png|jpe?g|gif|webp|avif|svg)$/
  expect([...filesIn('src', pictures), ...filesIn('public', pictures)].map(({ file }) => file)).toEqual([
    'public/favicon.svg',
  ])
})

it('no content stands in a tooltip alone: antd’s tooltips and popovers are not used', () => {
  expect(lines(scripts, /^import \{[^}]*\b(?:Tooltip|Popover|Popconfirm)\b[^}]*\} from 'antd'/)).toEqual([])
})

it('no text tells anything by its colour or shape', () => {
  const texts = filesIn('src', /en\.json$/).flatMap(({ text }) => Object.keys(JSON.parse(text)))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => /[红绿蓝黄橙灰]色的?(?:按钮|标|字|项|框|行|部分)|圆形|方形|三角/.test(text))).toEqual(
    [],
  )
})

it('no key of one letter does anything by itself: keys are F keys, or pressed with Ctrl', () => {
  const single = /\bkey === '(?:[a-zA-Z0-9/?.,])'/
  const found = scripts.filter(({ text }) => single.test(text))
  for (const { file, text } of found) expect(`${file}: ${/ctrlKey|metaKey/.test(text)}`).toBe(`${file}: true`)
})
