/** The messages of the specification's section 5, word for word. Each is defined here only. */
export const VALIDATION = {
  required: 'This field is Required',
  email: 'Please enter a valid email',
  phone: 'Please enter a valid phone number',
  password: 'Password does not respect the rules',
  samePassword: "Password doesn't match",
  atLeast: (value: number) => `Value must be higher than ${value}`,
  atMost: (value: number) => `Value must be lower than ${value}`,
  integer: 'Value must be an integer',
  pattern: 'Wrong Format',
  maxLength: (maxLength: number) => `Must be less than ${maxLength} characters`,
  minLength: (minLength: number) => `Must be more than ${minLength} characters`,
  repeatedFile: 'Repeated file name found',
  tooManyFiles: (count: number) => `too many files. Maximum is ${count}`,
  tooBigFile: (size: string) => `The file size is too big. Maximum size is ${size}`,
} as const;

/** Messages for fields with characters no keyboard types. */
export const CHARACTERS = {
  line: 'Must be a single line without control characters',
  text: 'Must not contain control characters',
} as const;
