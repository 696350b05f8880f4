/** Tests of the charts. */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BarPlot } from './BarPlot'
import { LinePlot } from './LinePlot'
import { SharePlot } from './SharePlot'

const series = [
  { label: '立项', color: 'green', pattern: 'plain', values: [2, 0, 4] },
  { label: '其余', color: 'blue', pattern: 'slanted', values: [3, 0, 6] },
] as const
const labels = ['2024', '2025', '2026']

const bars = (
  <BarPlot
    title="各年度项目"
    summary="共 15 项。"
    rowHead="年度"
    labels={labels}
    series={series}
    format={(value) => `${value} 项`}
  />
)

const drawn = () => screen.findByRole('button', { name: '保存图片：各年度项目' })
const picture = () => screen.getByRole('img', { name: '各年度项目条形图' })
const texts = () => [...picture().querySelectorAll('text')].map((element) => element.textContent)

describe('a bar plot', () => {
  it('shows its labels and totals in the picture, and has its summary as description', async () => {
    render(bars)
    await drawn()
    expect(texts()).toEqual(expect.arrayContaining([...labels, '5 项', '0 项', '10 项']))
    expect(document.getElementById(picture().getAttribute('aria-describedby') ?? '')?.textContent).toBe('共 15 项。')
  })

  it('removes a series from picture and totals when its legend entry is switched off by keyboard', async () => {
    render(bars)
    await drawn()
    const entry = within(screen.getByRole('list', { name: '图例' })).getByRole('button', { name: '其余' })
    entry.focus()
    await userEvent.keyboard('{Enter}')
    expect(entry.getAttribute('aria-pressed')).toBe('false')
    expect(texts()).toEqual(expect.arrayContaining(['2 项', '4 项']))
    expect(texts()).not.toContain('10 项')
    expect(screen.getByRole('table', { hidden: true }).textContent).toContain('6 项')
    await userEvent.keyboard(' ')
    expect(texts()).toContain('10 项')
  })

  it.each([
    ['the usual look', {}, 'all', false],
    ['high contrast', { contrast: 'high' }, 'all', true],
    ['the colour-weak look', { colours: 'weak' }, 'all', true],
    ['paper', {}, 'print', true],
  ])('uses patterns only where colours do not suffice: %s', async (_, look, media, patterned) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const matches = query.includes(media)
      return {
        matches,
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      } as unknown as MediaQueryList
    })
    render(bars)
    await drawn()
    Object.assign(document.documentElement.dataset, look)
    await waitFor(() => expect(picture().querySelector('pattern') !== null).toBe(patterned))
    for (const name of Object.keys(look)) delete document.documentElement.dataset[name]
    vi.restoreAllMocks()
  })

  it('saves the picture with title and legend, as SVG where the browser cannot render PNG', async () => {
    const saved: HTMLAnchorElement[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this)
    })
    render(bars)
    const button = await drawn()
    const style = { fontFamily: '"Segoe UI", sans-serif', getPropertyValue: () => '#123456' }
    vi.spyOn(window, 'getComputedStyle').mockReturnValue(style as unknown as CSSStyleDeclaration)
    button.click()
    await vi.waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.download).toBe('各年度项目.svg')
    const svg = decodeURIComponent((saved[0]?.href ?? '').replace(/^[^,]*,/, ''))
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
    expect(document.querySelector('parsererror')).toBeNull()
    for (const text of ['各年度项目', '立项', '其余', '10 项']) expect(svg).toContain(`>${text}</text>`)
    expect(svg).not.toContain('var(')
    vi.restoreAllMocks()
  })
})

it('a grouped plot shows the value of every bar, and the name of each group once', async () => {
  render(
    <BarPlot
      beside
      title="预算"
      summary="预算。"
      rowHead="科目"
      labels={['设备费', '劳务费']}
      series={series}
      format={String}
    />,
  )
  await screen.findByRole('button', { name: '保存图片：预算' })
  const all = [...screen.getByRole('img', { name: '预算条形图' }).querySelectorAll('text')].map(
    (element) => element.textContent,
  )
  expect(all).toEqual(expect.arrayContaining(['设备费', '劳务费', '2', '3', '0']))
  expect(all.filter((text) => text === '设备费')).toHaveLength(1)
})

it('a line plot begins at zero, has integer steps and shows notes beneath its labels', async () => {
  render(
    <LinePlot
      title="历年"
      summary="历年。"
      rowHead="年度"
      labels={labels}
      notes={[undefined, undefined, '进行中']}
      series={series}
      format={String}
    />,
  )
  await screen.findByRole('button', { name: '保存图片：历年' })
  const all = [...screen.getByRole('img', { name: '历年折线图' }).querySelectorAll('text')].map(
    (element) => element.textContent,
  )
  expect(all).toEqual(expect.arrayContaining(['0', '2', '4', '6', ...labels, '进行中']))
  expect(all.filter((text) => text?.includes('.'))).toEqual([])
})

it('a share plot names percentages in legend and table, and renders without data', async () => {
  const parts = series.map(({ values, ...rest }, index) => ({ ...rest, value: values[index === 0 ? 0 : 2] }))
  const props = { title: '构成', summary: '构成。', rowHead: '状态', amountHead: '项目数', format: String }
  const { rerender } = render(<SharePlot {...props} parts={parts} />)
  await screen.findByRole('button', { name: '保存图片：构成' })
  expect(screen.getByRole('button', { name: '立项 25%' })).toBeTruthy()
  expect(screen.getByRole('table', { hidden: true }).textContent).toContain('75%')
  rerender(<SharePlot {...props} parts={parts.map((part) => ({ ...part, value: 0 }))} />)
  expect(screen.getByRole('button', { name: '立项 0%' })).toBeTruthy()
})

it('a plot uses the font of the page, not the browser’s default', async () => {
  const real = window.getComputedStyle
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
    element.getAttribute('role') === 'img'
      ? ({ fontFamily: '"Noto Sans SC"' } as CSSStyleDeclaration)
      : real(element, pseudo),
  )
  const { container } = render(bars)
  await drawn()
  expect(container.querySelector('svg text')?.getAttribute('style')).toContain('Noto Sans SC')
  vi.restoreAllMocks()
})

describe('a plot below the visible area', () => {
  it('renders when it comes near, or when the page has been open for a while', () => {
    vi.useFakeTimers()
    const near: (() => void)[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
          near.push(() => report([{ isIntersecting: true }]))
        }
        observe() {}
        disconnect() {}
      },
    )
    const save = () => screen.queryAllByRole('button', { name: '保存图片：各年度项目' })
    render(
      <>
        {bars}
        {bars}
      </>,
    )
    expect(screen.getAllByRole('img', { name: '各年度项目条形图' })).toHaveLength(2)
    expect(save()).toHaveLength(0)
    act(() => near[0]?.())
    expect(save()).toHaveLength(1)
    act(() => vi.advanceTimersByTime(5000))
    expect(save()).toHaveLength(2)
    vi.unstubAllGlobals()
  })

  it('renders before it is printed', () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    render(bars)
    expect(picture().querySelector('svg')).toBeNull()
    // Nothing renders between this event and the print.
    window.dispatchEvent(new Event('beforeprint'))
    expect(texts()).toEqual(expect.arrayContaining([...labels, '10 项']))
    vi.unstubAllGlobals()
  })
})
