### The client for browsers: the course of any game. What a lesson says is with its game.

web-lessons = Lesson
web-learn = Learn to play
web-learn-about = ten minutes, by doing
web-learn-go-on = Go on with the lesson
web-lesson-number = Lesson { $number } of { $all }
web-lesson-read = Got it
web-lesson-over = Finish the lessons
web-lesson-skip = Skip this
web-lesson-back = Back
web-lesson-aside = Put the lesson aside
web-lesson-resume = Go on with the lesson
web-lesson-anew = Begin again
web-lesson-cut = The game has ended before the lessons have. You can begin them again, or just play.
    .title = That was quick
