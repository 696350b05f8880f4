/**
 * Lets text grow in every style sheet of the portal: `font-size` and `line-height` in px become a multiple of `--portal-text`,
 * which is 1 unless the person wants large text (`member-shell.css`). antd's own text grows by its theme. Written once here, a
 * style sheet cannot forget it.
 */
interface Declaration {
  prop: string
  value: string
}

const px = /^(\d+(?:\.\d+)?)px$/

export const scalableText = {
  postcssPlugin: 'scalable-text',
  Declaration(declaration: Declaration) {
    if (declaration.prop !== 'font-size' && declaration.prop !== 'line-height') return
    const size = px.exec(declaration.value)?.[1]
    if (size !== undefined && size !== '0') declaration.value = `calc(${size}px * var(--portal-text, 1))`
  },
}
