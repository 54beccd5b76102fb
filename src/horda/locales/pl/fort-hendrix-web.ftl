### Fort Hendrix w przeglądarce: Zegar, światło, opowieść i kampania.

web-clock-night = noc
web-clock-day = dzień
web-story = Opowieść
web-story-card = Karta celu
web-story-note = Notatka
web-story-event = Zanim się zacznie
fh-web-plan-spread = Zwykły
fh-web-plan-spread-all = Atakuj tak, jak jest
web-plan-all-out = Na Całość
web-plan-all-out-doubled = Na Całość, podwójnie
web-plan-lamp = Z latarką
web-odds-breaks = { $chance }: Uszkodzenie
