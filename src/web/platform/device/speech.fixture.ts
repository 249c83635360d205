/** A browser's recognition of speech, which hears what a test says. */
export class FakeRecognition extends EventTarget {
  static last: FakeRecognition | null = null
  lang = ''
  interimResults = false
  isListening = false

  constructor() {
    super()
    FakeRecognition.last = this
  }

  start(): void {
    this.isListening = true
  }

  abort(): void {
    this.isListening = false
  }

  hear(...parts: string[]): void {
    const results = parts.map((transcript) => [{ transcript }])
    this.dispatchEvent(Object.assign(new Event('result'), { results }))
  }

  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
  }

  end(): void {
    this.isListening = false
    this.dispatchEvent(new Event('end'))
  }
}
