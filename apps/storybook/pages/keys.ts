/** What keys do, by the title of a component's stories. */
export const keys: Record<string, [key: string, what: string][]> = {
  'ui/Tabs': [
    ['Arrow keys', 'select the next or previous tab'],
    ['Home, End', 'select the first or last tab'],
    ['Tab', 'moves into the panel'],
  ],
  'ui/Menu': [
    ['Enter, Space, Arrow down', 'open the menu'],
    ['Arrow keys', 'move between items; letters jump to one'],
    ['Escape', 'closes it and returns the focus'],
  ],
  'ui/Dialog': [
    ['Tab', 'stays inside the dialog'],
    ['Escape', 'closes it and returns the focus'],
  ],
  'ui/Combobox': [
    ['Arrow down', 'opens the list'],
    ['Enter', 'takes the option'],
    ['Escape', 'closes the list, then clears the field'],
  ],
  'ui/Select': [
    ['Enter, Space, Arrow down', 'open the list; letters jump to an option'],
    ['Escape', 'closes it'],
  ],
  'ui/DataTable': [
    ['Arrow keys', 'move between rows and cells'],
    ['Space', 'selects the row'],
    ['Ctrl or ⌘ + A', 'selects all rows on the page'],
    ['Enter on a heading', 'sorts by it'],
  ],
  'ui/Tree': [
    ['Arrow up, Arrow down', 'move between rows'],
    ['Arrow right, Arrow left', 'open and close a row'],
    ['Home, End', 'move to the first or last row'],
  ],
  'ui/Sortable list': [
    ['Enter on a handle', 'lifts the row; arrow keys move it, Enter drops it'],
    ['Escape', 'puts it back'],
  ],
  'ui/RadioGroup': [['Arrow keys', 'choose the next or previous option']],
  'ui/Checkbox': [['Space', 'ticks it']],
  'ui/Switch': [['Space', 'switches it']],
  'ui/SearchField': [['Escape', 'clears the field']],
  'ui/NumberField': [
    ['Arrow up, Arrow down', 'change by one step'],
    ['Home, End', 'go to the smallest or largest number'],
  ],
  'ui/Toast': [
    ['F6', 'moves to the messages'],
    ['Escape', 'returns to the page'],
  ],
  'ui/Tooltip': [['Escape', 'hides it']],
  'ui/CommandPalette': [
    ['Ctrl or ⌘ + K', 'opens it'],
    ['Arrow keys, Enter', 'choose'],
    ['Escape', 'closes it'],
  ],
  'ui/Button': [['Enter, Space', 'press it']],
  'ui/Link': [['Enter', 'follows it']],
  'ui/Tab links': [['Tab, Enter', 'move to a link and follow it: they are addresses, not tabs']],
  'ui/Disclosure': [['Enter, Space', 'open and close it']],
  'ui/Popover': [
    ['Enter, Space', 'open it and move into it'],
    ['Escape', 'closes it and returns the focus'],
  ],
  'ui/SegmentedControl': [
    ['Arrow keys', 'move to the next or previous choice'],
    ['Enter, Space', 'choose it'],
  ],
  'ui/StarRating': [['Arrow keys', 'give one star more or less']],
  'ui/RecommendationScale': [['Arrow keys', 'choose the next or previous number']],
  'ui/CheckboxGroup': [['Space', 'ticks the box that has the focus']],
  'ui/Choice': [
    ['Arrow keys', 'choose the next or previous answer, where one is picked'],
    ['Space', 'ticks an answer, where several are'],
  ],
  'ui/ChoiceRows': [['Arrow keys', 'choose the next or previous row']],
  'ui/FileDrop': [
    ['Enter, Space', 'open the dialog that chooses files'],
    ['Ctrl or ⌘ + V', 'takes files that were copied'],
  ],
};
