import { AntdSelect } from './AntdSelect'
import { giveSelect } from './load-select'

// For parts that are fetched late themselves: their choices come with them, and take what was typed meanwhile.
giveSelect(AntdSelect)
