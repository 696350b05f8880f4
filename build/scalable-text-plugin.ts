/**
 * Lets text grow in every style sheet of the portal: `font-size` and `line-height` in px become a multiple of `--portal-text`, which is 1 unless
 * the person wants large text. In the senior mode no `font-size` is below `--portal-least`. antd's own text grows by its theme.
 *
 * - Protects: people who read large text; no style sheet can forget it. Without it only antd's text grows.
 * - Relies on: sizes written in px in our own style sheets.
 * - Breaks when: a size is written in another unit; it does not grow.
 */
interface Declaration {
  prop: string
  value: string
  source?: { input: { from?: string } }
}

const px = /^(\d+(?:\.\d+)?)px$/

export const scalableText = {
  postcssPlugin: 'scalable-text',
  Declaration(declaration: Declaration) {
    if (declaration.prop !== 'font-size' && declaration.prop !== 'line-height') return
    // What index.html shows is gone before a text size is known.
    if (declaration.source?.input.from?.includes('.html')) return
    const size = px.exec(declaration.value)?.[1]
    if (size === undefined || size === '0') return
    const grown = `${size}px * var(--portal-text, 1)`
    declaration.value = declaration.prop === 'font-size' ? `max(${grown}, var(--portal-least, 0px))` : `calc(${grown})`
  },
}
