import { htmlText, plainToHtml } from '../../schema/html-text'
import { drawnBy, type Kind } from '../kind'
import { checkLengths, lengths, type MeasuredSource, measured } from '../text/text'

/** Text with a small safe subset of HTML: p, br, strong, em, u, ul, ol, li, a (http or https). Value: HTML as a string. */
interface RichTextSource extends MeasuredSource {
  kind: 'richText'
}

/** Text with a little form; expressions, limits and workbooks see its plain text. */
export const richText: Kind<RichTextSource, string> = {
  ...measured,
  width: 3,
  attributes: lengths(2000),
  clean: (_, value) => (htmlText(value) === '' ? '' : value.trim()),
  isEmpty: (value) => htmlText(value) === '',
  check: (node, value) => checkLengths(node, htmlText(value)),
  operand: (_, value) => htmlText(value) || null,
  text: (_, value) => htmlText(value),
  labelled: 'group',
  editor: drawnBy(() => import('./RichTextEditor').then((module) => module.RichTextEditor)),
  view: drawnBy(() =>
    import('@/ui/RichText').then(
      ({ RichText }) =>
        ({ value }) =>
          RichText({ html: value }),
    ),
  ),
  columnWidth: () => 22,
  fromSheet: (_, text) => ({ raw: plainToHtml(text) }),
  blank: 'room',
}
