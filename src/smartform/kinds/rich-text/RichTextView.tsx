import { RichText } from '@/ui/RichText'
import type { ViewProps } from '../screen-props'

/** Formatted text to read, made harmless where it is shown. */
export function RichTextView({ value }: ViewProps<'richText'>) {
  return <RichText html={value} />
}
