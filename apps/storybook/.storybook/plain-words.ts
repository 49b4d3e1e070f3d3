/** What may stay in plain letters when all texts are replaced, and why. */
export const leftAsTheyAre: readonly { words: RegExp; why: string }[] = [
  {
    words:
      /^(Select All|Select|Dismiss|DropZone|sortable column|sorted by column .+ in (a|de)scending order|Drag .+|Expand|Collapse|(Click|Press Enter) to start dragging\.)$/g,
    why: "React Aria's own, in the language of its I18nProvider",
  },
  {
    words: /\b(Uplink|Academy|PayPal|Stripe|Visa|Mastercard|American Express|Discover|Zoom)\b/g,
    why: 'names',
  },
  { words: /\b(LinkedIn|GitHub|YouTube|Calendly)\b/g, why: 'names' },
  {
    words: /\b(CSV|PDF|SQC|URL|UTC|VTT|USD|EUR|MP4|PNG|JPG|SMB|X+L)\b|https:\/\//g,
    why: 'the same in every language',
  },
  { words: /^(icmp|tcp|udp|ospf|permit|deny)$/g, why: 'protocols and commands' },
  {
    words: /\b(txt|md|csv|pdf|docx?|xlsx|png|jpe?g|gif|mp4|drawio|pcap|pcapng|cfg|pkt|zip|gz)\b/g,
    why: 'endings of files',
  },
  { words: /\b(Ctrl|Tab|Esc|Enter|Shift|Alt|Space)\b/g, why: 'keys' },
  {
    words:
      /The academy cannot be reached\. Check your connection and try again\.$|^failed to get quiz$/g,
    why: 'said by the client in place of an answer, as errors of the server are',
  },
  {
    words: /\b\d+ (min|months?|weeks?)( ago)?\b|\byesterday\b|\bnow\b/g,
    why: 'lengths of time, where a server or a story wrote them',
  },
  {
    words:
      /\b((Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*( \d{4})?\b/g,
    why: 'dates, where a server or a story wrote them',
  },
  { words: /\barea \d+\b/g, why: 'drawn on covers, as in a network' },
];

/** Stories that are not looked through, by file and name, and why. */
export const leftOut: readonly { stories: RegExp; why: string }[] = [
  {
    stories: /checkout\/checkout\.stories/,
    why: "a colour of its page is a part of the academy's name ('ink')",
  },
  {
    stories: /(own-rating|module-ratings|product-list)\.stories/,
    why: 'the story says what kind of product it is about',
  },
  {
    stories:
      /(module-list|product-detail|overview|addons|dashboard|cohorts|product-editor|syllabus|step-up)\.stories|intro-editor\.stories\.tsx Faulty/,
    why: 'parts of the page that the story brings',
  },
  {
    stories:
      /(lesson-exercises|network-exercise|lab-run|lab-stages|exercises-editor\.stories\.tsx (Yaml|Link|Plays|Not A Seed|Keeps Packets|Proved Without Title|Refused))/,
    why: 'commands, and what devices print',
  },
  {
    stories: /(ambassador|document-news|exam-player|homework-player)\.stories/,
    why: 'people, files and questions that the story brings',
  },
  {
    stories:
      /(billing|discussion|lesson-notes|photo-editor|rewards|user-decisions|purchases|product-settings)\.stories/,
    why: 'said before the texts were replaced',
  },
  {
    stories:
      /quiz-editor\.stories\.tsx (Makes A Blank|Exercise As Form|Conflict)|question-bank\.stories\.tsx Creates/,
    why: 'typed earlier in the story',
  },
  {
    stories:
      /emails\.stories\.tsx Faulty|settings\.stories\.tsx Resources Changed Meanwhile|video-section\.stories\.tsx Sizes/,
    why: 'what the story writes, partly or in a field of its own',
  },
];
