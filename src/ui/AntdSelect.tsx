import { type RefSelectProps, Select, type SelectProps } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { doAgain, type Held } from './held-input'
import { selectArrow } from './select-arrow'
import { useClearing } from './use-clearing'

/**
 * antd's choice, loaded when a page that has one is there (`Select`).
 * @param held what was done with what stood in its place, done again here
 */
export function AntdSelect<V>({ held = [], ...props }: SelectProps<V> & { held?: readonly Held[] }) {
  const clearing = useClearing(props.allowClear)
  const select = useRef<RefSelectProps>(null)
  const toDo = useRef(held)
  useLayoutEffect(() => {
    const input = select.current?.nativeElement.querySelector('input')
    const steps = toDo.current
    toDo.current = []
    // After this drawing, but before the next key.
    if (input && steps.length > 0) queueMicrotask(() => void doAgain(input, steps))
  }, [])
  return <Select<V> suffixIcon={selectArrow(props.loading)} {...props} allowClear={clearing} ref={select} />
}
